import { expect, type Page } from '@playwright/test'
import { pageComplaints } from '#tests/support/soundness'

/** Waits until transitions have ended. Endless animations are ignored. */
export async function waitUntilTransitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const movements = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(movements.map((movement) => movement.finished))
  })
}

/** Checks the page in the light and dark scheme, for touch, and in the narrowest window. */
export async function expectNoComplaints(page: Page): Promise<void> {
  expect.soft(await pageComplaints(page)).toEqual([])
}

/** Checks every axe rule as well, for screens that Node cannot show. */
export async function expectNoComplaintsByEveryRule(page: Page): Promise<void> {
  expect.soft(await pageComplaints(page, 'every rule')).toEqual([])
}
