import type { Page } from 'playwright'
import { leftToChromium } from './axe-rules'
import { brokenWords } from './broken-words'
import { enlargeLetters } from './large-letters'
import { cutTexts, sidewaysOverflowPx, smallControls } from './layout-checks'

/** Address of axe on the site under test, so that its policy allows it and the browser caches it. */
export const axeAddress = '/axe.js'

/** The narrowest window in which everything has to fit. Source: WCAG 1.4.10. */
export const narrowViewport = { width: 320, height: 640 } as const

/**
 * The axe rules that only a browser can check. All others are checked in Node for every gallery state, with
 * the same markup and style sheets.
 */
const decidedByTheBrowser = [...leftToChromium, 'document-title', 'html-lang-valid', 'meta-viewport']

/** Loads axe into the page for later checks. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(`typeof axe === 'object' || import('${axeAddress}')`)
}

/** Returns what axe finds wrong, as `rule: where: why`. Checks all rules unless some are named. */
export async function axeComplaints(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await bringAxe(page)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules, preload: false }) }
  return page.evaluate(`
    axe
      .run(document, ${JSON.stringify(options)})
      .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node }))))
      .then((nodes) =>
        nodes.map(({ id, target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + failureSummary),
      )
  `)
}

/** Waits until colour transitions have ended, during which contrast is not meaningful. */
export async function transitionsHaveEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}

/**
 * Returns what is wrong with the page: in the light and dark scheme, for touch, and in the narrowest window.
 */
export async function soundnessComplaints(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  const complaints: string[] = []
  const note = (where: string, found: readonly string[]): void => {
    complaints.push(...found.map((each) => `${where}: ${each}`))
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await transitionsHaveEnded(page)
  note('by light', await axeComplaints(page, decidedByTheBrowser))
  note('by light', await smallControlComplaints(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  await transitionsHaveEnded(page)
  // The colour scheme only changes colours.
  note('in the dark', await axeComplaints(page, ['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })

  await page.setViewportSize(narrowViewport)
  note('at 320 px', await overflowComplaints(page))
  note('at 320 px', await smallControlComplaints(page))
  if (size) await page.setViewportSize(size)
  return complaints
}

/**
 * Returns what letters of twice the size push out of the window or cut off, and the words that they break in the
 * narrowest window. The letters stay large.
 * Source: WCAG 1.4.4.
 */
export async function largeLetterComplaints(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  await enlargeLetters(page)
  await transitionsHaveEnded(page)
  const complaints = [...(await overflowComplaints(page)), ...(await cutTexts(page))]
  await page.setViewportSize(narrowViewport)
  complaints.push(...(await brokenWords(page)).map((word) => `broken at 320 px: ${word}`))
  if (size) await page.setViewportSize(size)
  return complaints.map((each) => `with letters twice as large: ${each}`)
}

async function smallControlComplaints(page: Page): Promise<readonly string[]> {
  const found = await smallControls(page)
  return found.map(({ control, width, height }) => `only ${width} by ${height}: ${control}`)
}

async function overflowComplaints(page: Page): Promise<readonly string[]> {
  const overflow = await sidewaysOverflowPx(page)
  return overflow === 0 ? [] : [`${overflow} px wider than the window`]
}
