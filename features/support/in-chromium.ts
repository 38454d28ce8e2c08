import type { Page as BrowserPage } from 'playwright'
import type { Page } from './page'

/** The page of Chromium behind it, for what only a browser shows: colours, motion, pictures, installation. */
export function inChromium(page: Page): BrowserPage {
  if (!('browserPage' in page)) throw new Error('This can only be seen in a browser')
  return page.browserPage as BrowserPage
}
