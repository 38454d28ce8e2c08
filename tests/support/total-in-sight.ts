import type { Locator } from 'playwright'

const scrollStepPx = 20

/**
 * Scrolls the page from top to bottom. Returns the scroll positions, in CSS pixels, at which a part of
 * `button` (which accepts a loan) is visible but `total` (the total to repay) is hidden or partly hidden. An
 * element under another element counts as hidden.
 * Source: REV-11.
 */
export async function findScrollPositionsHidingTotal(
  button: Locator,
  total: Locator,
): Promise<readonly number[]> {
  const totalElement = await total.elementHandle()
  return button.evaluate(
    (pressed, { sum, step }) => {
      const without: number[] = []
      const last = document.documentElement.scrollHeight - window.innerHeight
      for (let position = 0; position < last + step; position += step) {
        window.scrollTo({ top: Math.min(position, last), behavior: 'instant' })
        const isTotalSeen = sum !== null && pointsOf(sum).every((point) => isOnTop(sum, point))
        if (pointsOf(pressed).some((point) => isOnTop(pressed, point)) && !isTotalSeen)
          without.push(Math.min(position, last))
      }
      return without

      interface Point {
        readonly x: number
        readonly y: number
      }

      function pointsOf(element: Element): readonly Point[] {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (left + right) / 2
        return [top + 1, (top + bottom) / 2, bottom - 1].map((y) => ({ x: middle, y }))
      }

      function isOnTop(element: Element, { x, y }: Point): boolean {
        const found = document.elementFromPoint(x, y)
        return found !== null && element.contains(found)
      }
    },
    { sum: totalElement, step: scrollStepPx },
  )
}
