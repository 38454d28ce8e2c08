import type { Page } from '@playwright/test'

/** The field of the entrance is the portal's, no longer the page's alone. */
export async function isTheEntranceTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#dni') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
