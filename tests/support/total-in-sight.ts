import type { Locator } from 'playwright'

const stepPx = 20

/**
 * Scrolls the page from top to bottom. Returns the positions, in CSS pixels, at which some of the button can be
 * seen and not all of the total. Source: REV-11.
 */
export async function positionsWithoutTotal(button: Locator, total: Locator): Promise<readonly number[]> {
  const totalElement = await total.elementHandle()
  return button.evaluate(
    (pressed, { sum, step }) => {
      const without: number[] = []
      const last = document.documentElement.scrollHeight - window.innerHeight
      for (let position = 0; position < last + step; position += step) {
        window.scrollTo({ top: Math.min(position, last), behavior: 'instant' })
        const { top, bottom } = pressed.getBoundingClientRect()
        const box = sum?.getBoundingClientRect()
        const isSeen = bottom > 0 && top < window.innerHeight
        const isTotalSeen = box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight
        if (isSeen && !isTotalSeen) without.push(Math.min(position, last))
      }
      return without
    },
    { sum: totalElement, step: stepPx },
  )
}
