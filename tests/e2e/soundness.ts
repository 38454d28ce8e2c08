import { expect, type Page } from '@playwright/test'
import { soundnessComplaints } from '#tests/support/soundness'

/** Waits until transitions have ended. Endless animations are ignored. */
export async function movementHasEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const movements = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(movements.map((movement) => movement.finished))
  })
}

/** Checks the page in the light and dark scheme, for touch, and in the narrowest window. */
export async function expectSound(page: Page): Promise<void> {
  expect.soft(await soundnessComplaints(page)).toEqual([])
}

/** Checks every axe rule as well, for screens that Node cannot show. */
export async function expectSoundByEveryRule(page: Page): Promise<void> {
  expect.soft(await soundnessComplaints(page, 'every rule')).toEqual([])
}
