import type { Page } from '@playwright/test'

/** Waits until the portal's code controls the DNI field that the page first shows as plain HTML. */
export async function waitUntilPortalHasTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#dni') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
