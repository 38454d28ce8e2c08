import { expect, type Page } from '@playwright/test'
import { findLayoutAndAxeFaults } from '#tests/support/layout-and-axe-faults'

/** Waits until all animations and transitions of the page have ended, except those that run forever. */
export async function waitUntilTransitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const movements = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(movements.map((movement) => movement.finished))
  })
}

/**
 * Fails the test if the page has layout or accessibility faults: in the light or dark colour scheme,
 * when used by touch, or in the narrowest window.
 */
export async function expectNoLayoutOrAxeFaults(page: Page): Promise<void> {
  expect.soft(await findLayoutAndAxeFaults(page)).toEqual([])
}

/**
 * Checks the page like `expectNoLayoutOrAxeFaults`, but by every rule of axe. For screens that no test checks
 * outside a browser.
 */
export async function expectNoFaultsByEveryAxeRule(page: Page): Promise<void> {
  expect.soft(await findLayoutAndAxeFaults(page, 'every rule')).toEqual([])
}
