import type { Page } from 'playwright'

/** Pixels between the text of a list's row and each border of the window. */
const rowTextMarginPx = 40

/**
 * Returns the words on the page that are split over two lines although the whole word fits into one
 * line. Addresses, file names and numbers may be split anywhere.
 */
export async function findWordsSplitOverLines(page: Page): Promise<readonly string[]> {
  return page.evaluate((gutter) => {
    const widestWordPx = document.documentElement.clientWidth - 2 * gutter
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (text.parentElement && isSeen(text.parentElement))
        found.push(
          ...wordsOf(text)
            .filter((word) => isBroken(text, word))
            .map(({ letters }) => `'${letters}' of '${text.textContent?.trim().slice(0, 60)}'`),
        )
    }
    return found

    interface Word {
      readonly start: number
      readonly letters: string
    }

    function wordsOf(text: Node): readonly Word[] {
      const tokens = [...(text.textContent ?? '').matchAll(/\S+/gu)]
      return tokens
        .filter(([token]) => !/[\d@/_]|\.\p{L}/u.test(token))
        .flatMap(({ 0: token, index }) =>
          [...token.matchAll(/\p{L}{2,}/gu)].map(({ 0: letters, index: from }) => ({
            start: index + from,
            letters,
          })),
        )
    }

    function isBroken(text: Node, { start, letters }: Word): boolean {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + letters.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const isOnLines = new Set(boxes.map(({ top }) => Math.round(top))).size > 1
      return isOnLines && boxes.reduce((sum, { width }) => sum + width, 0) <= widestWordPx
    }

    function isSeen(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      return isShown && !element.closest('svg, pre, code')
    }
  }, rowTextMarginPx)
}
