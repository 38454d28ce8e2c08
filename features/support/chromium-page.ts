import type { Page as BrowserPage } from 'playwright'
import type { Page } from './page'

/**
 * Returns the Playwright page of a portal page in Chromium, for what only a browser has, such as colours
 * and animation. Throws outside Chromium.
 */
export function chromiumPageOf(page: Page): BrowserPage {
  if (!('browserPage' in page)) throw new Error('This can only be seen in a browser')
  return page.browserPage as BrowserPage
}
