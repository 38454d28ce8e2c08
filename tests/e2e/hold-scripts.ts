import type { Page } from '@playwright/test'

/** Delays the requests of the page for the portal's scripts. Returns a function that lets them continue. */
export async function delayScriptRequests(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await allowed
    await route.fallback()
  })
  return letThrough
}
