import { expect, type Page } from '@playwright/test'
import { leftToChromium } from '#tests/support/axe-rules'
import { axeAddress } from './portal-test'
import { sidewaysOverflowPx, smallControls } from '#tests/support/layout-checks'

/** The narrowest window in which everything must still fit. Source: WCAG 1.4.10. */
export const narrowViewport = { width: 320, height: 640 } as const

/**
 * What only a browser decides, of what axe looks for: by colour, by what scrolls, and of the page around the
 * portal. All else of every state of the gallery is looked at in Node, over the same markup and style sheets.
 */
const decidedByTheBrowser = [...leftToChromium, 'document-title', 'html-lang-valid', 'meta-viewport']

/** Leaves axe on the page, for the looks that follow. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(`typeof axe === 'object' || import('${axeAddress}')`)
}

/** Of all rules, unless some are named. */
async function axeComplaints(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
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

/** Colours fade into those of the other scheme for a moment, in which their contrast means nothing. */
export async function transitionsHaveEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}

/** What slides in has arrived; what moves for ever is not waited for. */
export async function movementHasEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const movements = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(movements.map((movement) => movement.finished))
  })
}

/** By every rule of axe: for what Node does not bring up. */
export async function expectReadable(page: Page): Promise<void> {
  expect.soft(await axeComplaints(page)).toEqual([])
}

/** Read by light and in the dark, touched, and whole in the narrowest window. */
export async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await transitionsHaveEnded(page)
  expect.soft(await axeComplaints(page, decidedByTheBrowser)).toEqual([])
  expect.soft(await smallControls(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await transitionsHaveEnded(page)
  // The scheme changes nothing but colours.
  expect.soft(await axeComplaints(page, ['color-contrast']), 'in the dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })

  await page.setViewportSize(narrowViewport)
  expect.soft(await sidewaysOverflowPx(page), 'at 320 px').toBe(0)
  expect.soft(await smallControls(page), 'at 320 px').toEqual([])
  if (size) await page.setViewportSize(size)
}
