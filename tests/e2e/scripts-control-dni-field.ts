import type { Page } from '@playwright/test'

/** Waits until the portal's JavaScript controls the DNI field, which the page first shows as plain HTML. */
export async function waitUntilScriptsControlDniField(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#dni') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
