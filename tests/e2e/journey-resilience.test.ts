import { expect, type Page } from '@playwright/test'
import { observePendingRequests } from '#features/support/pending-page-requests'
import type { DemoState } from '@/adapters/fake/demo-state'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  buttonLocator,
  buildDemoAddress,
  countDemoCharges,
  chooseDebitCard,
  logInAsMarta,
  martaTestData,
  openTab,
  payButtonNamePattern,
  payWithSavedCard,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest, test } from './portal-test'

const { status, summary, list } = paymentsTexts
const chargePathPattern = /\/debitCard\/installmentPaymentDebitCard\//

test('a double press on pay charges once', async ({ page }) => {
  await openSummary(page, { latencyMs: 100 })
  await chooseDebitCard(page)
  await buttonLocator(page, payButtonNamePattern).dblclick()

  await expect(screenHeadingLocator(page, status.paidTitle)).toBeVisible()
  expect(await countDemoCharges(page)).toBe(1)
})

test('going back after a payment offers nothing more of that loan', async ({ page }) => {
  await page.goto(buildDemoAddress('/inicio', { customer: 'marta' }))
  await page.getByRole('main').getByRole('link', { name: list.title }).click()
  await page.getByRole('radio', { name: /Casa Rivadavia Hogar/ }).check()
  await buttonLocator(page, list.submit).click()
  await payWithSavedCard(page)
  await page.goBack()
  await page.getByRole('radio', { name: /Casa Rivadavia Hogar/ }).check()
  await buttonLocator(page, list.submit).click()

  await expect(screenHeadingLocator(page, summary.nothingDueTitle)).toBeVisible()
  expect(await countDemoCharges(page)).toBe(1)
})

test('two tabs that pay the same loan at once charge it once', async ({ page, context }) => {
  await openSummary(page, { latencyMs: 50 })
  const other = await openTab(context, paymentSummaryAddress(martaTestData.loan))
  await Promise.all([chooseDebitCard(page), chooseDebitCard(other)])
  await Promise.all([
    buttonLocator(page, payButtonNamePattern).click(),
    buttonLocator(other, payButtonNamePattern).click(),
  ])

  // The other tab finds the payment pending, or nothing left to pay.
  const endings: readonly string[] = [status.paidTitle, summary.outcomeUnknownTitle, summary.nothingDueTitle]
  await expect.poll(async () => [await titleText(page), await titleText(other)]).toContain(status.paidTitle)
  for (const tab of [page, other])
    await expect.poll(async () => endings.includes(await titleText(tab))).toBe(true)
  expect(await countDemoCharges(page)).toBe(1)
})

test('the outcome of a charge that is pending when the customer leaves is shown when they return', async ({
  page,
}) => {
  await page.goto(
    buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta', latencyMs: 2000 }),
  )
  await advanceClockUntil(page, chooseDebitCard(page))
  await buttonLocator(page, payButtonNamePattern).click()
  // A payment that was not sent before the customer leaves is never sent.
  await page.getByText(paymentsTexts.debitCard.paying).waitFor()
  await page.getByRole('link', { name: summary.back }).click()
  await advanceClockUntil(page, expect.poll(() => countDemoCharges(page)).toBe(1))
  const stored = () => page.evaluate(() => localStorage.getItem('portal.operations'))
  await advanceClockUntil(page, expect.poll(stored).toContain('pendingAcknowledgement'))
  await page.goto(paymentSummaryAddress(martaTestData.loan))

  await advanceClockUntil(page, expect(screenHeadingLocator(page, status.paidTitle)).toBeVisible())
  expect(await countDemoCharges(page)).toBe(1)
})

test('the outcome is shown although the network fails just before the payment is sent', async ({
  page,
  context,
}) => {
  const requests = observePendingRequests(page)
  await openSummary(page, { next: [{ call: 'payments.payWithSavedCard', answer: 'lost-answer' }] })
  await chooseDebitCard(page)
  await requests.waitUntilNone()
  await context.setOffline(true)
  await buttonLocator(page, payButtonNamePattern).click()

  await expect(screenHeadingLocator(page, status.paidTitle)).toBeVisible()
  expect(await countDemoCharges(page)).toBe(1)
})

productionBuildTest(
  'a reload after the lender received the payment shows it as paid',
  async ({ page, lender }) => {
    await logInAsMarta(page)
    await page.goto(paymentSummaryAddress(martaTestData.loan))
    await chooseDebitCard(page)
    const charged = new Promise<void>((arrived) => {
      // The lender answers, but the answer does not reach the page.
      void page.route(chargePathPattern, async (route) => {
        await route.fetch()
        arrived()
      })
    })
    await buttonLocator(page, payButtonNamePattern).click()
    await charged
    await page.reload()
    await expect(screenHeadingLocator(page, summary.outcomeUnknownTitle)).toBeVisible()

    await page.getByRole('link', { name: summary.followUp }).click()
    await expect(screenHeadingLocator(page, status.paidTitle)).toBeVisible()
    expect(await lender.countCharges()).toBe(1)
  },
)

productionBuildTest(
  'a reload before the lender received the payment allows it again, once',
  async ({ page, lender }) => {
    await logInAsMarta(page)
    await page.goto(paymentSummaryAddress(martaTestData.loan))
    await chooseDebitCard(page)
    // The request is held once. The reload cancels it.
    await page.route(chargePathPattern, () => undefined, { times: 1 })
    const sending = page.waitForRequest(chargePathPattern)
    await buttonLocator(page, payButtonNamePattern).click()
    await sending
    await page.reload()
    await page.getByRole('link', { name: summary.followUp }).click()
    await expect(screenHeadingLocator(page, status.notArrivedTitle)).toBeVisible()

    // It is sent by the same method as before, so there is no choice.
    await page.getByRole('link', { name: status.tryAgain }).click()
    await buttonLocator(page, payButtonNamePattern).click()
    await expect(screenHeadingLocator(page, status.paidTitle)).toBeVisible()
    expect(await lender.countCharges()).toBe(1)
  },
)

async function openSummary(page: Page, demoState: Partial<DemoState>): Promise<void> {
  await page.goto(
    buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta', ...demoState }),
  )
  await page.getByLabel(summary.method).waitFor()
}

/** Advances the page's clock, by which the fake back end delays its answers, until the promise resolves. */
async function advanceClockUntil(page: Page, done: Promise<unknown>): Promise<void> {
  const over = done.then(() => true)
  let isExpired = false
  while (!isExpired) isExpired = await Promise.race([over, page.clock.runFor(500).then(() => false)])
}

async function titleText(page: Page): Promise<string> {
  return (await screenHeadingLocator(page, /./).textContent()) ?? ''
}
