import type { Page as BrowserPage } from 'playwright'
import type { Page } from './page'

/**
 * Returns the Playwright page behind a portal page in Chromium, for checks of what only a browser has, such
 * as colours and animation. Throws if the page is not in Chromium.
 */
export function requirePlaywrightPage(page: Page): BrowserPage {
  if (!('browserPage' in page)) throw new Error('This can only be seen in a browser')
  return page.browserPage as BrowserPage
}
