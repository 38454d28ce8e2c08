import type { Page } from '@playwright/test'

/** Holds back the requests for the portal's scripts. Returns a function that lets the scripts load. */
export async function holdBackScriptRequests(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await allowed
    await route.fallback()
  })
  return letThrough
}
