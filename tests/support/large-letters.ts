import type { Page } from 'playwright'

/**
 * Makes the letters twice as large, as they are for a customer whose phone has large letters. Chromium asks the
 * container queries again only when a container changes, so each is taken away and given back.
 */
export async function enlargeLetters(page: Page): Promise<void> {
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
