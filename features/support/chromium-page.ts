import type { Page as BrowserPage } from 'playwright'
import type { Page } from './page'

/**
 * Returns the Playwright page behind a portal page. Used for checks that need a real browser, such as
 * colours and animation. Throws if the portal page is not in Chromium.
 */
export function requirePlaywrightPage(page: Page): BrowserPage {
  if (!('browserPage' in page)) throw new Error('This can only be seen in a browser')
  return page.browserPage as BrowserPage
}
