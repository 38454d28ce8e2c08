import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { sidewaysOverflowPx, smallControls } from '#tests/support/layout-checks'

/** The narrowest window in which everything must still fit. Source: WCAG 1.4.10. */
export const narrowViewport = { width: 320, height: 640 } as const

/** Leaves axe on the page, for the looks that follow. */
async function axeComplaints(page: Page): Promise<readonly string[]> {
  // Without frames of other origins the one page is enough; to describe what is right takes longer than to look at it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

async function contrastComplaints(page: Page): Promise<readonly string[]> {
  return page.evaluate(`
    axe
      .run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
      .then(({ violations }) => violations.flatMap(({ nodes }) => nodes))
      .then((nodes) => nodes.map(({ target, failureSummary }) => target.join(' ') + ': ' + failureSummary))
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

/** Read by light and in the dark, touched, and whole in the narrowest window. */
export async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await transitionsHaveEnded(page)
  expect.soft(await axeComplaints(page)).toEqual([])
  expect.soft(await smallControls(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await transitionsHaveEnded(page)
  // The scheme changes nothing but colours.
  expect.soft(await contrastComplaints(page), 'in the dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })

  await page.setViewportSize(narrowViewport)
  expect.soft(await sidewaysOverflowPx(page), 'at 320 px').toBe(0)
  expect.soft(await smallControls(page), 'at 320 px').toEqual([])
  if (size) await page.setViewportSize(size)
}
