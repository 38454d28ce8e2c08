import type { Page } from '@playwright/test'

/** The page comes, and its scripts do not until they are let through. */
export async function withoutScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await allowed
    await route.fallback()
  })
  return letThrough
}
