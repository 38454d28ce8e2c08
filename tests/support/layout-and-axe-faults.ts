import type { Page } from 'playwright'
import { axeRulesRequiringBrowser } from './axe-rules'
import { findWordsSplitOverLines } from './broken-words'
import { doubleFontSizeOfPage } from './double-font-size'
import { findCutOffTexts, measureSidewaysOverflowPx, findControlsSmallerThan44Px } from './layout-checks'

/**
 * Path of the axe script on the tested site. The script is on this site so that the content security
 * policy allows it and the browser caches it.
 */
export const axeScriptPath = '/axe.js'

const doubledLettersPrefix = 'with letters twice as large'

/** Size, in CSS pixels, of the narrowest window in which every screen has to fit. Source: WCAG 1.4.10. */
export const narrowViewport = { width: 320, height: 640 } as const

/**
 * The axe rules that only a browser can check. All others are checked in Node for every gallery state, with
 * the same markup and style sheets.
 */
const browserOnlyAxeRules = [
  ...axeRulesRequiringBrowser,
  'document-title',
  'html-lang-valid',
  'meta-viewport',
]

/** Loads axe into the page for later checks. */
async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(`typeof axe === 'object' || import('${axeScriptPath}')`)
}

/**
 * Returns the accessibility faults that axe finds on the page, as `rule: element: reason`. axe checks
 * the rules in `rules`, or all rules if `rules` is undefined.
 */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await loadAxe(page)
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

/**
 * Waits until the CSS transitions of the page have ended, because axe cannot measure contrast during a
 * transition.
 */
export async function waitUntilColourTransitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}

/**
 * Returns the layout and accessibility faults of the page: in the light and dark colour scheme, when
 * used by touch, and in the narrowest window. `rules` says whether axe checks every rule or only those
 * that need a browser.
 */
export async function findLayoutAndAxeFaults(
  page: Page,
  rules: 'of the browser' | 'every rule' = 'of the browser',
): Promise<readonly string[]> {
  const size = page.viewportSize()
  const complaints = [...(await colourSchemeComplaints(page, rules))]
  await page.setViewportSize(narrowViewport)
  complaints.push(...(await narrowWindowComplaints(page)))
  if (size) await page.setViewportSize(size)
  return complaints
}

/**
 * Makes the letters of the page twice as large and returns the faults: texts that are cut off or outside
 * the window, and words that are split in the narrowest window. The letters stay large afterwards.
 * Source: WCAG 1.4.4.
 */
export async function findDoubledFontSizeFaults(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  await doubleFontSizeOfPage(page)
  await waitUntilColourTransitionsEnd(page)
  const complaints = [...(await cutOffTextFaults(page))]
  await page.setViewportSize(narrowViewport)
  complaints.push(...(await splitWordFaults(page)))
  if (size) await page.setViewportSize(size)
  return complaints
}

/**
 * Returns the faults that `findLayoutAndAxeFaults` and `findDoubledFontSizeFaults` find together. It is
 * faster than both, because it changes the size of the window once instead of twice.
 */
export async function findAllFaults(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  const complaints = [...(await colourSchemeComplaints(page, 'of the browser'))]
  await page.setViewportSize(narrowViewport)
  complaints.push(...(await narrowWindowComplaints(page)))
  await doubleFontSizeOfPage(page)
  await waitUntilColourTransitionsEnd(page)
  complaints.push(...(await splitWordFaults(page)))
  if (size) await page.setViewportSize(size)
  return [...complaints, ...(await cutOffTextFaults(page))]
}

/** Returns the faults of the page in the light and the dark colour scheme. */
async function colourSchemeComplaints(
  page: Page,
  rules: 'of the browser' | 'every rule',
): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitUntilColourTransitionsEnd(page)
  const byLight = [
    ...(await findAxeViolations(page, rules === 'every rule' ? undefined : browserOnlyAxeRules)),
    ...(await smallControlComplaints(page)),
  ]
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitUntilColourTransitionsEnd(page)
  // The colour scheme only changes colours.
  const inTheDark = await findAxeViolations(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  return [...prefixComplaints('by light', byLight), ...prefixComplaints('in the dark', inTheDark)]
}

/** Returns the faults of the page in the narrowest window. */
async function narrowWindowComplaints(page: Page): Promise<readonly string[]> {
  return prefixComplaints('at 320 px', [
    ...(await overflowComplaints(page)),
    ...(await smallControlComplaints(page)),
  ])
}

/** Returns the faults of a page with large letters: texts that are cut off or too wide. */
async function cutOffTextFaults(page: Page): Promise<readonly string[]> {
  return prefixComplaints(doubledLettersPrefix, [
    ...(await overflowComplaints(page)),
    ...(await findCutOffTexts(page)),
  ])
}

/** Returns the words that are split in the narrowest window with large letters. */
async function splitWordFaults(page: Page): Promise<readonly string[]> {
  return prefixComplaints(
    doubledLettersPrefix,
    (await findWordsSplitOverLines(page)).map((word) => `broken at 320 px: ${word}`),
  )
}

function prefixComplaints(place: string, complaints: readonly string[]): readonly string[] {
  return complaints.map((each) => `${place}: ${each}`)
}

async function smallControlComplaints(page: Page): Promise<readonly string[]> {
  const found = await findControlsSmallerThan44Px(page)
  return found.map(({ controlName, width, height }) => `only ${width} by ${height}: ${controlName}`)
}

async function overflowComplaints(page: Page): Promise<readonly string[]> {
  const overflow = await measureSidewaysOverflowPx(page)
  return overflow === 0 ? [] : [`${overflow} px wider than the window`]
}
