import type { Page } from '@playwright/test'

/** Returns the visible texts in the largest letters of the screen, without zero-width spaces. */
export async function readTextsInLargestFont(page: Page): Promise<string> {
  const largest = await page.getByRole('main').evaluate((main) => {
    // A large amount is drawn by its style. Its text for screen readers is clipped.
    const drawn = (part: Element) => part.getAttribute('data-pesos') ?? ''
    const own = (part: Element) =>
      [...part.childNodes]
        .flatMap(({ nodeType, textContent }) => (nodeType === 3 ? [textContent] : []))
        .join('')
    const texts = [...main.querySelectorAll('*:not(.visually-hidden)')]
      .map((part) => ({ text: drawn(part) || own(part).trim(), part }))
      .filter(({ text, part }) => text !== '' && part.checkVisibility())
    const size = ({ part }: { readonly part: Element }) => Number.parseFloat(getComputedStyle(part).fontSize)
    const most = Math.max(...texts.map(size))
    return texts
      .filter((each) => size(each) === most)
      .map(({ text }) => text)
      .join(' · ')
  })
  return largest.replaceAll('\u200b', '')
}
