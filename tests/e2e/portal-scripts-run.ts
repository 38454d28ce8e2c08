import type { Page } from '@playwright/test'

/** Waits until the portal's JavaScript controls the DNI field, which the page first shows as plain HTML. */
export async function waitUntilScriptsControlDniField(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#dni') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/**
 * Waits until the portal's JavaScript observes the customer's interactions. It does not notice earlier
 * interactions. At the first observed interaction, it loads the service worker and the code that the first
 * screen does not need.
 */
export async function waitUntilInteractionsAreObserved(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}
