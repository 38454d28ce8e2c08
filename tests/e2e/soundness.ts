import { expect, type Page } from '@playwright/test'
import { axeComplaints, soundnessComplaints } from '#tests/support/soundness'

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
  expect.soft(await soundnessComplaints(page)).toEqual([])
}
