import { expect, type Page } from '@playwright/test'
import { homeTexts } from '@/ui/texts/home.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'
import { doubleFontSizeOfPage } from '#tests/support/double-font-size'
import { phoneViewport } from '#tests/support/viewports'
import { waitUntilLoaded, buildDemoAddress, payButtonNamePattern } from './journey'
import { readTextsInLargestFont } from './largest-text'
import { test } from './portal-test'

test('a press on the home moves the panel and its amount to the payment screen', async ({ page }) => {
  await openHome(page, 'no-preference')
  const movement = await page.evaluateHandle(nextTransitionAnimations)
  await page.getByRole('link', { name: payButtonNamePattern }).click()
  const animations = await movement.evaluate((moved) => moved.animations)
  expect(animations).toContain('::view-transition-group(lit-panel) 240')
  expect(animations).toContain('::view-transition-group(amount-to-pay) 240')
  await expect(page).toHaveURL(/\/pagar-cuota\/resumen/)
})

test('a press on the home opens the payment screen at its top, where the amount is', async ({ page }) => {
  await page.setViewportSize(phoneViewport)
  await openHome(page, 'reduce')
  await page.getByRole('link', { name: payButtonNamePattern }).click()
  await expect(page.getByRole('button', { name: / con Visa 4821$/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /4821/ })).toBeChecked()
  await waitUntilLoaded(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('with letters twice as large, the home keeps its order and the amount is the largest text', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewport)
  await openHome(page, 'reduce')
  const usual = await homePartsFromTopToBottom(page)
  expect(usual[0]).toBe(nextPaymentTexts.due.label)
  expect(usual).toContain(nextPaymentTexts.loans)
  await doubleFontSizeOfPage(page)
  expect(await homePartsFromTopToBottom(page)).toEqual(usual)
  expect(await readTextsInLargestFont(page)).toMatch(/^\$\s12\.625$/)
  const loans = page
    .getByRole('navigation', { name: basicComponentTexts.quickNavigation })
    .getByText(menuTexts.bottomBar.loans)
  const label = await loans.evaluate((part) => ({
    size: Number.parseFloat(getComputedStyle(part).fontSize),
    isCut: part.scrollWidth > part.clientWidth && part.clientWidth > 0,
    lines: part.getClientRects().length,
  }))
  expect(label).toMatchObject({ isCut: false, lines: 1 })
  expect(label.size).toBeGreaterThan(16)
})

/**
 * Returns an object whose promise gives the animations of the page's next view transition: the pseudo-element
 * and the duration in milliseconds of each. Runs in the page.
 */
function nextTransitionAnimations(): { readonly animations: Promise<readonly string[]> } {
  const begin = document.startViewTransition.bind(document)
  const shown = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect
      ? `${effect.pseudoElement} ${Number(effect.getComputedTiming().endTime)}`
      : ''
  const animations = new Promise<readonly string[]>((resolve, reject) => {
    document.startViewTransition = (change) => {
      const movement = begin(change)
      movement.ready.then(() => resolve(document.getAnimations().map(shown))).catch(reject)
      return movement
    }
  })
  return { animations }
}

async function openHome(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion })
  await page.goto(buildDemoAddress('/inicio', { customer: 'marta' }))
  await waitUntilLoaded(page)
  await expect(page.getByRole('heading', { name: nextPaymentTexts.loans })).toBeVisible()
  await expect(page.getByRole('heading', { name: homeTexts.further.title })).toBeVisible()
}

/** Returns the names of the parts of the home screen, from top to bottom. */
async function homePartsFromTopToBottom(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll('section, nav')].map((part) => ({
      name:
        part.getAttribute('aria-label') ??
        document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent ??
        '',
      top: part.getBoundingClientRect().top,
    }))
    return parts.toSorted((one, other) => one.top - other.top).map(({ name }) => name)
  })
}
