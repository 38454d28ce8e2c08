import { expect, type Page } from '@playwright/test'
import { pageComplaints } from '#tests/support/soundness'

/** Waits until all animations and transitions of the page have ended, except endless ones. */
export async function waitUntilTransitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const movements = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(movements.map((movement) => movement.finished))
  })
}

/**
 * Fails the test if the page has faults of layout or accessibility in the light or dark scheme, for
 * touch, or in the narrowest window.
 */
export async function expectNoComplaints(page: Page): Promise<void> {
  expect.soft(await pageComplaints(page)).toEqual([])
}

/**
 * Checks the page like `expectNoComplaints`, but by every axe rule, for screens that are not checked
 * without a browser.
 */
export async function expectNoComplaintsByEveryRule(page: Page): Promise<void> {
  expect.soft(await pageComplaints(page, 'every rule')).toEqual([])
}
