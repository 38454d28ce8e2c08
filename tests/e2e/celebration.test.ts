import { expect, type Page } from '@playwright/test'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { demoAddress, marta, payWithSavedCard, summaryAddress, title } from './journey'
import { test } from './portal-test'

async function openApprovedPayment(page: Page): Promise<void> {
  await page.goto(demoAddress(summaryAddress(marta.loan), { customer: 'marta' }))
  await payWithSavedCard(page)
  await expect(title(page, paymentsTexts.status.paidTitle)).toBeVisible()
}

const confetti = (page: Page) => page.locator('[aria-hidden="true"] > span:empty').filter({ visible: true })

test('a payment is celebrated for 5.5 seconds, and nothing of it stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openApprovedPayment(page)
  await expect(confetti(page)).toHaveCount(24)

  const endsAfter = await page.evaluate(() => {
    const animations = document.getAnimations()
    const ends = animations.map((animation) => Number(animation.effect?.getComputedTiming().endTime))
    for (const animation of animations) animation.finish()
    return Math.max(...ends)
  })
  expect(endsAfter).toBeLessThanOrEqual(6_200)
  await expect(confetti(page)).toHaveCount(0)
})

test('who wants little motion sees no celebration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openApprovedPayment(page)
  await expect(confetti(page)).toHaveCount(0)
})
