import type { Page } from '@playwright/test'

/** Waits until the portal has taken over the entrance's field. */
export async function waitUntilPortalHasTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#dni') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
