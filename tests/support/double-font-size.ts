import type { Page } from 'playwright'

/**
 * Makes the letters of the page twice as large, as for a customer who sets large letters on their phone.
 * All CSS containers are removed and restored, because Chromium evaluates container queries again only
 * when a container changes.
 */
export async function doubleFontSizeOfPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%')
    const noContainers = new CSSStyleSheet()
    noContainers.replaceSync('* { container-type: normal !important }')
    document.adoptedStyleSheets.push(noContainers)
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
    document.body.getBoundingClientRect()
  })
}
