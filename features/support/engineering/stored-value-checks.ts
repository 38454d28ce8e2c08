import type { Page } from '#features/support/page'
import { shellTexts } from '@/ui/texts/shell.texts'
import type { InvalidStoredValue } from './invalid-stored-values'

/**
 * Stores each of the values in turn, and opens the screen that reads it. Returns the values with which
 * the screen failed.
 */
export async function findStoredValuesBreakingScreens(
  page: Page,
  values: readonly InvalidStoredValue[],
): Promise<readonly string[]> {
  const broken: string[] = []
  for (const { key, text, screenAddress } of values) {
    const before = await page.device.localStorageValue(`portal.${key}`)
    await page.device.storeInLocalAndTabStorage(key, text)
    await page.openAddress(screenAddress)
    await page.waitUntilIdle()
    if ((await page.heading.visibleText()) === shellTexts.brokenScreen.title)
      broken.push(`${screenAddress}: ${key} ${text}`)
    if (before !== undefined) await page.device.storeInLocalAndTabStorage(key, before)
  }
  return broken
}
