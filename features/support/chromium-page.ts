import type { Page as BrowserPage } from 'playwright'
import type { Page } from './page'

/**
 * Returns the Chromium page behind it, for what only a browser has: colours, animation, pictures,
 * installation.
 */
export function chromiumPageOf(page: Page): BrowserPage {
  if (!('browserPage' in page)) throw new Error('This can only be seen in a browser')
  return page.browserPage as BrowserPage
}
