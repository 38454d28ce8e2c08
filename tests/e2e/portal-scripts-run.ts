import type { Page } from '@playwright/test'

/** Waits until the portal's JavaScript controls the DNI field, which the page first shows as plain HTML. */
export async function waitUntilScriptsControlDniField(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#dni') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/**
 * Waits until the portal's JavaScript observes the customer's interactions. At the first of them it loads what
 * the first screen does not need, and the service worker; an interaction before that moment is not noticed.
 */
export async function waitUntilInteractionsAreObserved(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}
