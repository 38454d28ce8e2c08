import { describe, expect, it } from 'vitest'
import { pesosToCents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { ReadShopQrCode } from '@/application/qr-payment/read-shop-code'
import { PurchasePlanViewModel } from '@/ui/qr-payment/purchase-plan-view-model'
import { PageWithFailingCalls, installFakeTimeouts } from '#tests/ui/a-failing-page'

installFakeTimeouts()

const qrText = createShopQrText(demoShops.closed)
const limit = pesosToCents(412_350.5)

/** Makes a purchase of Lucía in 6 installments whose loan is created and whose payment the lender rejects. */
async function makePurchaseWithUnpaidShop() {
  const page = new PageWithFailingCalls('/pagar-qr/plan-cuotas', 'lucia')
  const read = await page.resolve(ReadShopQrCode).execute(qrText, limit, () => false)
  expect(read).toEqual(success('plan'))
  const model = page.resolve(PurchasePlanViewModel)
  model.onMount()
  await page.waitUntilNoRequestIsPending()
  const plan = offeredPlans(model).find(({ count }) => count === 6)
  model.choosePlan(plan?.lineId ?? 'none')
  page.failCallOnce('qr-payment.pay', { status: 409, code: 'AMOUNT_MISMATCH' })
  await model.pay()
  expect(model.paymentModel.state.phase).toBe('refused')
  return { page, model }
}

function offeredPlans({ asyncState: { loadedState } }: PurchasePlanViewModel) {
  return loadedState?.phase === 'choosing' ? loadedState.options : []
}

describe('the plan of a loan that has not paid the shop yet', () => {
  it.each([
    ['no plan', []],
    ['only other plans', [{ installment: 9, amount: 20_000, lineId: 'lr-other' }]],
  ])('is offered alone when the lender offers %s, and the shop is paid with that loan', async (_, body) => {
    const { page, model } = await makePurchaseWithUnpaidShop()
    page.failCallOnce('revolving-line.installmentPlan', { status: 200, body })
    model.paymentModel.choosePlanAgain()
    await page.waitUntilNoRequestIsPending()
    expect(offeredPlans(model).map(({ count }) => count)).toEqual([6])
    await model.pay()
    const { backEnd } = page.page
    expect([backEnd.newLoanAmounts().length, backEnd.shopPaymentAmounts().length]).toEqual([1, 1])
  })

  it("is offered alone, with the lender's costs, because any other would be a second loan", async () => {
    const { page, model } = await makePurchaseWithUnpaidShop()
    const before = offeredPlans(model)
    const waiting = before.filter(({ lineId }) => lineId === model.chosenPlanId)
    model.paymentModel.choosePlanAgain()
    await page.waitUntilNoRequestIsPending()
    expect(offeredPlans(model)).toEqual(waiting)
    expect([before.length > 1, waiting.length]).toEqual([true, 1])
  })
})

describe('a loan that the lender confirmed without its number', () => {
  const approvedWithoutNumber = { status: 200, body: { status: 'APPROVED' } }

  /** Makes a purchase whose loan request gets no answer, and about whose loan the lender says no number. */
  async function makePurchaseWithLoanWithoutNumber() {
    const page = new PageWithFailingCalls('/pagar-qr/plan-cuotas', 'lucia')
    await page.resolve(ReadShopQrCode).execute(qrText, limit, () => false)
    const model = page.resolve(PurchasePlanViewModel)
    model.onMount()
    await page.waitUntilNoRequestIsPending()
    model.choosePlan(offeredPlans(model).find(({ count }) => count === 6)?.lineId ?? 'none')
    const { backEnd } = page.page
    backEnd.changeDemoState({
      next: [
        { call: 'revolving-line.createLoan', answer: 'lost-answer' },
        { call: 'payments.paymentStatus', answer: approvedWithoutNumber },
        { call: 'payments.paymentStatus', answer: approvedWithoutNumber },
      ],
    })
    await model.pay()
    await page.waitUntilNoRequestIsPending()
    return { page, model, backEnd }
  }

  it('is said to be unusable, and no plan is offered', async () => {
    const { model, backEnd } = await makePurchaseWithLoanWithoutNumber()
    expect(model.asyncState.state).toEqual({ phase: 'loan-without-number' })
    expect([backEnd.newLoanAmounts().length, backEnd.shopPaymentAmounts().length]).toEqual([1, 0])
  })

  it('pays the shop once the lender says its number, and no second loan is made', async () => {
    const { page, model, backEnd } = await makePurchaseWithLoanWithoutNumber()
    void model.asyncState.retry()
    await page.waitUntilNoRequestIsPending()
    expect(offeredPlans(model).map(({ count }) => count)).toEqual([6])
    await model.pay()
    expect([backEnd.newLoanAmounts().length, backEnd.shopPaymentAmounts().length]).toEqual([1, 1])
  })
})
