import type { Page } from 'playwright'

/**
 * Returns the texts of prominent buttons (filled or with a border) next to another prominent button, on
 * screens that show a result or failed to load. Such a screen may have only one prominent button; links
 * without fill and border are not prominent. A screen that asks a question may have two.
 * Source: SES-16.
 */
export async function findCompetingProminentButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // A result is its screen's title, or the first part of a screen that failed to load; further
    // down it is an example.
    const first = ['main h1', 'main h2'].map((each) => document.querySelector(each))
    const heading = first.find((each) => each?.matches(':has(> span > span > svg)'))
    const isQuestion = heading?.textContent?.trim().startsWith('¿')
    if (!heading || isQuestion) return []
    const controls = [...document.querySelectorAll('main :is(a, button)')]
    const groups = new Set(controls.flatMap(({ parentElement }) => parentElement ?? []))
    return [...groups].flatMap((group) => {
      const weighty = [...group.children].filter(hasWeight)
      return weighty.length > 1 ? weighty.map((control) => control.textContent?.trim() ?? '') : []
    })

    function hasWeight(element: Element): boolean {
      if (!element.matches('a, button') || !element.checkVisibility()) return false
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
      const hasBorder = Number.parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor)
      return hasBorder || !isClear(backgroundColor)
    }

    function isClear(color: string): boolean {
      return color === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(color)
    }
  })
}
