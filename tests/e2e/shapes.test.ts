import { expect, type Page } from '@playwright/test'
import { homeTexts } from '@/ui/texts/home.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { buildDemoAddress, screenHeadingLocator } from './journey'
import { test } from './portal-test'

/** What the screen showed in one picture that the browser painted. */
interface PaintedFrame {
  /** Milliseconds since the screen first showed a skeleton (grey placeholder). */
  readonly millisecondsSinceSkeleton: number
  /**
   * Number of the skeleton (grey placeholder) on the screen, from 0. It grows when another skeleton
   * replaces this one.
   */
  readonly skeletonIndex: number
  readonly opacity: number
}

declare global {
  interface Window {
    framesOfShapes?: PaintedFrame[]
  }
}

/**
 * Records the opacity of skeletons (grey placeholders) in each picture that the browser paints from now on.
 * Returns a function that returns the records so far.
 */
async function recordSkeletons(page: Page): Promise<() => Promise<readonly PaintedFrame[]>> {
  await page.evaluate(() => {
    const frames: PaintedFrame[] = (window.framesOfShapes = [])
    const skeletons: Element[] = []
    let beganAt: number | undefined
    const look = (now: number): void => {
      requestAnimationFrame(look)
      const shapes = document.querySelector('#root main [aria-busy="true"]')
      if (!shapes) return
      if (!skeletons.includes(shapes)) skeletons.push(shapes)
      beganAt ??= now
      const opacity = Number(getComputedStyle(shapes).opacity)
      frames.push({
        millisecondsSinceSkeleton: now - beganAt,
        skeletonIndex: skeletons.indexOf(shapes),
        opacity,
      })
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => window.framesOfShapes ?? [])
}

/**
 * Waits until the skeleton (grey placeholder) of the home screen has been gone for more than 100 ms. Before
 * that, the next skeleton would continue the delay of this one instead of starting its own.
 */
async function waitUntilNextSkeletonStartsOwnDelay(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now())
  await page.waitForFunction((then) => performance.now() - then > 150, since)
}

test('skeletons are faint for 100 ms, and do not become faint again between code and data', async ({
  page,
}) => {
  let bring = (): void => undefined
  const brought = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/assets/loan-screens-*.js', async (route) => {
    await brought
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(buildDemoAddress('/inicio', { customer: 'marta', latencyMs: 300 }))
  const toLoans = page.getByRole('main').getByRole('link', { name: homeTexts.tiles['my-loans'] })
  await expect(toLoans).toBeVisible()
  await expect(page.locator('#root main [aria-busy="true"]')).toHaveCount(0)
  await waitUntilNextSkeletonStartsOwnDelay(page)
  const frames = await recordSkeletons(page)
  await toLoans.click()
  await expect.poll(async () => (await frames()).at(-1)?.opacity).toBe(1)
  bring()
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  await expect(page.locator('#root main [aria-busy="true"]')).toHaveCount(0)

  const noted = await frames()
  const early = noted.filter(({ millisecondsSinceSkeleton }) => millisecondsSinceSkeleton < 90)
  expect(early.length).toBeGreaterThan(0)
  expect(Math.max(...early.map(({ opacity }) => opacity))).toBeLessThan(0.15)
  const ofData = noted.filter(({ skeletonIndex }) => skeletonIndex > 0)
  expect(ofData.length).toBeGreaterThan(0)
  expect(Math.min(...ofData.map(({ opacity }) => opacity))).toBe(1)
})
