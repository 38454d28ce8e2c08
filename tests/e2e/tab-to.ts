import { expect, type Locator, type Page } from '@playwright/test'
import { findReasonFocusIsNotVisible } from '#tests/support/layout-checks'
import { waitUntilNothingIsBusy } from './journey'
import { waitUntilTransitionsEnd } from './soundness'

/**
 * Presses Tab or Shift+Tab, at most 50 times, until the element `target` has the focus. Fails if an element
 * that gets the focus is not visible.
 */
export async function pressTabUntilFocused(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.waitFor({ state: 'attached' })
  await waitUntilNothingIsBusy(page)
  for (let presses = 0; presses < 50; presses++) {
    await page.keyboard.press(key)
    await expectFocusedElementVisible(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Fifty presses of ${key} do not reach ${String(target)}`)
}

/** Waits until nothing on the page moves, and fails if the focused element is not visible. */
export async function expectFocusedElementVisible(page: Page): Promise<void> {
  await waitUntilTransitionsEnd(page)
  expect(await findReasonFocusIsNotVisible(page)).toBe('')
}
