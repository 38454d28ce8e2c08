import type { Page } from '@playwright/test'
import { everyScreenshotDefinition } from '#tests/support/gallery-states'
import { openScreenOfScreenshotInChromium } from '#tests/support/open-state'

/**
 * Opens the screen that the gallery screenshot with the given name shows. Returns a function that
 * restores the page for the next test.
 */
export async function openScreenOfScreenshot(
  page: Page,
  address: string,
  name: string,
): Promise<() => Promise<void>> {
  const state = everyScreenshotDefinition.find((each) => each.name === name)
  if (!state) throw new Error(`No state of the gallery is ${name}`)
  return openScreenOfScreenshotInChromium({ page, address, state })
}
