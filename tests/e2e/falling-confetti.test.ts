import { expect, type Page } from '@playwright/test'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  buildDemoAddress,
  martaTestData,
  payWithSavedCard,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { test } from './portal-test'

async function payInstallmentAsMarta(page: Page): Promise<void> {
  await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
  await payWithSavedCard(page)
  await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
}

const zeroAmountLocator = (page: Page) => page.getByText('$\u00a00', { exact: true })
/** Returns a locator of the visible digits and signs of the paid amount that are moving. */
const movingDigitsLocator = (page: Page) =>
  page.locator('[aria-hidden="true"] > [data-sign]').filter({ visible: true })

test('the paid amount counts down to zero in 600 ms, and the zero stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await payInstallmentAsMarta(page)
  const endsAfter = await page.evaluate(() => {
    const celebrating = document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 600)
    for (const animation of celebrating) animation.finish()
    return celebrating.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
  })
  expect(endsAfter.length).toBeGreaterThan(2)
  expect(Math.max(...endsAfter)).toBe(600)
  await expect(movingDigitsLocator(page)).toHaveCount(0)
  await expect(zeroAmountLocator(page)).toHaveCSS('opacity', '1')
})

test('a customer who prefers reduced motion sees the zero at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await payInstallmentAsMarta(page)
  await expect(zeroAmountLocator(page)).toBeVisible()
  await expect(movingDigitsLocator(page)).toHaveCount(0)
})
