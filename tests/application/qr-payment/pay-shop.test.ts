import { Subject, lastValueFrom } from 'rxjs'
import { beforeEach, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { PayShop, shopPaymentTarget, type ShopPurchase } from '@/application/qr-payment/pay-shop'
import { shopCreditLineLoanTarget } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import {
  RequestCreditLineLoan,
  creditLineLoanTerms,
  creditLineOperationOwner,
} from '@/application/revolving-line/request-credit-line-loan'
import type { OperationStatusGateway } from '@/application/shared/operation-status.port'
import type { OperationRecords } from '@/application/shared/operation-records'
import type { RecentOperation } from '@/application/shared/recent-operations.port'
import {
  MemoryCreditLineGateway,
  availableCreditLine,
  sixInstallmentPlan,
} from '#tests/application/revolving-line/memory-credit-line-gateway'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { createExactlyOnceService, storeOperation } from '#tests/support/operations-in'
import { createCreditLineLoansQuery, MemoryRecentOperations } from '#tests/support/operations-elsewhere'
import { martaCustomer } from '#tests/support/people'
import { bakerySeller, MemoryQrPaymentGateway } from './memory-qr-payment-gateway'

const purchase: ShopPurchase = {
  customer: martaCustomer,
  text: 'the code of the bakery',
  seller: bakerySeller,
  amount: cents(5_000_000),
  option: sixInstallmentPlan,
  seen: availableCreditLine.remaining,
  acknowledgedKeys: [],
}
const stays = { hasLeftScreen: () => false }
const noAnswer = failure({ kind: 'no-answer' } as const)

let lines: MemoryCreditLineGateway
let shops: MemoryQrPaymentGateway
let records: OperationRecords
let recent: MemoryRecentOperations
let payShop: PayShop
let engine: ReturnType<typeof createExactlyOnceService>
let status: Awaited<ReturnType<OperationStatusGateway['status']>>

beforeEach(() => {
  lines = new MemoryCreditLineGateway()
  shops = new MemoryQrPaymentGateway()
  recent = new MemoryRecentOperations()
  status = noAnswer
  engine = createExactlyOnceService(createSessionStoreWithMarta(), {
    recent,
    statuses: { status: () => Promise.resolve(status) },
  })
  records = engine.records
  const uses = createCreditLineLoansQuery(engine)
  const requestLoan = new RequestCreditLineLoan(engine.exactlyOnce, lines, engine.log, uses)
  payShop = new PayShop(engine.exactlyOnce, requestLoan, shops, engine.log, lines, uses)
})

function known(target: string) {
  return records.operationsOnTarget({ customer: martaCustomer.taxId, target })
}

/**
 * Makes the purchase, with the given fields changed. Returns its last step and the outcome as a short text.
 */
async function paying(change: Partial<ShopPurchase> = {}, callbacks = stays) {
  const ended = await payShop.execute({ ...purchase, ...change }, callbacks)
  return ended.ok
    ? `${ended.value.step} ${ended.value.outcome.kind}`
    : `${ended.failure.step} ${ended.failure.why.kind}`
}

it("a purchase makes a loan and pays the shop with it, under the lender's name of the shop", async () => {
  expect(await paying()).toBe('payment confirmed')
  expect(lines.sent).toMatchObject([{ amount: 5_000_000, disbursement: 'qr-payment' }])
  const [payment] = known(shopPaymentTarget(purchase.text))
  expect(shops.sent).toMatchObject([
    {
      idempotencyKey: payment?.idempotencyKey,
      owner: { by: 'session', taxId: martaCustomer.taxId },
      loanId: 'loan-1',
      text: purchase.text,
      seller: bakerySeller,
      terms: { customer: martaCustomer, amount: 5_000_000, installments: 6 },
    },
  ])
  expect(payment).toMatchObject({
    terms: { kind: 'shop-payment', loanId: 'loan-1', installments: 6 },
    status: 'confirmed',
    reference: 'op-1',
  })
})

it.each([
  ['was refused', failure({ kind: 'rejected' } as const), 'loan rejected'],
  ['was not answered', noAnswer, 'loan unknown'],
  ['has no number', success({}), 'loan confirmed'],
])('a purchase pays no shop when the loan %s', async (_, made, ended) => {
  lines.made = made
  expect(await paying()).toBe(ended)
  expect(shops.sent).toEqual([])
})

it('a loan is not made while another one has no known number', async () => {
  lines.made = success({})
  expect(await paying()).toBe('loan confirmed')
  expect(await paying()).toBe('loan unacknowledged')
  expect([lines.sent.length, shops.sent]).toEqual([1, []])
})

it('a loan is not made when it was not checked again', async () => {
  lines.answer = noAnswer
  expect(await paying()).toBe('loan line-not-known')
  expect(await paying({}, { hasLeftScreen: () => true })).toBe('loan left')
  expect([lines.sent, shops.sent]).toEqual([[], []])
})

it('the loan of a refused payment is used for the next payment', async () => {
  shops.paid = failure({ kind: 'rejected' })
  expect(await paying()).toBe('payment rejected')
  expect(payShop.findUnusedLoanNumber(purchase)).toBe('loan-1')
  shops.paid = success({ reference: 'op-2' })
  expect(await paying()).toBe('payment confirmed')
  expect([lines.sent.length, shops.sent.map(({ loanId }) => loanId)]).toEqual([1, ['loan-1', 'loan-1']])
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
})

it.each([
  ['amount', { amount: cents(4_000_000) }],
  ['plan', { option: { ...sixInstallmentPlan, count: 12 } }],
  ['code', { text: 'the code of the butcher' }],
])('the loan of a refused payment is not used for %s', async (_, change) => {
  shops.paid = failure({ kind: 'rejected' })
  await paying()
  expect(payShop.findUnusedLoanNumber({ ...purchase, ...change })).toBeUndefined()
  lines.made = success({ reference: 'loan-2' })
  await paying(change)
  expect(shops.sent.map(({ loanId }) => loanId)).toEqual(['loan-1', 'loan-2'])
})

it('a refused loan pays no shop', async () => {
  const target = { customer: martaCustomer.taxId, target: shopCreditLineLoanTarget(purchase.text) }
  const { amount, option } = purchase
  const loan = storeOperation(records, target, 'sent', { amount, terms: creditLineLoanTerms(option) })
  records.applyEvent(loan, 'reject', { reference: 'loan-0' })
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
})

it('an unanswered payment is shown, and nothing else is sent', async () => {
  expect(payShop.findStepOfUnknownOutcome(purchase)).toBeUndefined()
  shops.paid = noAnswer
  expect(await paying()).toBe('payment unknown')
  const doubt = payShop.findStepOfUnknownOutcome(purchase)
  expect(doubt).toEqual({ step: 'payment', operation: known(shopPaymentTarget(purchase.text))[0] })
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
  expect(await paying()).toBe('payment unacknowledged')
  expect([lines.sent.length, shops.sent.length]).toEqual([1, 1])
})

it('a payment that never arrived is sent again with its key and its loan', async () => {
  shops.paid = noAnswer
  await paying()
  const [sent] = known(shopPaymentTarget(purchase.text))
  if (!sent) throw new Error('It was not sent')
  const retryOf = records.applyEvent(sent, 'miss')
  shops.paid = success({ reference: 'op-1' })
  expect(await paying({ retryOf })).toBe('payment confirmed')
  expect(new Set(shops.sent.map(({ idempotencyKey, loanId }) => `${idempotencyKey} ${loanId}`)).size).toBe(1)
  expect(lines.sent).toHaveLength(1)
})

it('a payment that never arrived is sent again in its installments, whatever the screen offers by then', async () => {
  shops.paid = noAnswer
  await paying()
  const [sent] = known(shopPaymentTarget(purchase.text))
  if (!sent) throw new Error('It was not sent')
  const retryOf = records.applyEvent(sent, 'miss')
  shops.paid = success({ reference: 'op-1' })
  expect(await paying({ retryOf, option: { ...sixInstallmentPlan, count: 12 } })).toBe('payment confirmed')
  expect(shops.sent[1]).toEqual(shops.sent[0])
  expect(lines.sent).toHaveLength(1)
})

it('a loan with an unknown outcome is shown as such', async () => {
  lines.made = noAnswer
  await paying()
  expect(payShop.findStepOfUnknownOutcome(purchase)).toEqual({
    step: 'loan',
    operation: known(shopCreditLineLoanTarget(purchase.text))[0],
  })
  expect(await paying()).toBe('loan unacknowledged')
})

it('a paid purchase is shown before it is repeated, and then another loan is made for it', async () => {
  expect([payShop.findLastShopPayment(purchase), payShop.paymentKeysOfQrCode(purchase)]).toEqual([
    undefined,
    [],
  ])
  await paying()
  const [paid] = known(shopPaymentTarget(purchase.text))
  expect(payShop.findLastShopPayment(purchase)).toEqual(paid)
  expect(await paying()).toBe('payment unacknowledged')
  const acknowledgedKeys = payShop.paymentKeysOfQrCode(purchase)
  expect(acknowledgedKeys).toEqual([paid?.idempotencyKey])
  lines.made = success({ reference: 'loan-2' })
  expect(await paying({ acknowledgedKeys })).toBe('payment confirmed')
  expect(shops.sent.map(({ loanId }) => loanId)).toEqual(['loan-1', 'loan-2'])
})

it('a loan that the lender reports as used, by key, is not used for another payment', async () => {
  shops.paid = noAnswer
  await paying()
  const [payment] = known(shopPaymentTarget(purchase.text))
  if (!payment) throw new Error('Nothing was sent')
  status = success({ status: 'rejected', code: 'LOAN_NOT_AVAILABLE' })
  await lastValueFrom(
    engine.followOperation.execute(payment, creditLineOperationOwner(martaCustomer), new Subject<void>()),
  )
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
})

it('a loan that was used is not used for another payment', async () => {
  shops.paid = failure({ kind: 'rejected', reason: 'LOAN_NOT_AVAILABLE' })
  expect(await paying()).toBe('payment rejected')
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
  lines.made = success({ reference: 'loan-2' })
  shops.paid = success({ reference: 'op-2' })
  expect(await paying()).toBe('payment confirmed')
  expect(shops.sent.map(({ loanId }) => loanId)).toEqual(['loan-1', 'loan-2'])
})

it("the plan of a sent purchase is known without the screen's choice", async () => {
  shops.paid = noAnswer
  await paying()
  const step = payShop.findStepOfUnknownOutcome(purchase)
  expect(step && payShop.repaymentPlanOfPurchase(purchase, step.operation)).toEqual({
    lineId: 'ln-6',
    count: 6,
    amount: 1_100_000,
  })
})

it('a refused payment does not count as paid', async () => {
  shops.paid = failure({ kind: 'rejected' })
  await paying()
  expect([payShop.findLastShopPayment(purchase), payShop.findStepOfUnknownOutcome(purchase)]).toEqual([
    undefined,
    undefined,
  ])
})

const elsewhere: RecentOperation = {
  idempotencyKey: 'a-key-of-another-device',
  kind: 'shop-payment',
  target: purchase.text,
  amount: purchase.amount,
  status: 'in-process',
  at: instant(Date.parse('2026-11-21T12:00:00Z')),
}

it('a purchase of another device is shown before a loan is made for it', async () => {
  recent.answer = success([elsewhere])
  expect(await paying()).toBe('loan done-elsewhere')
  expect([lines.sent, shops.sent]).toEqual([[], []])
  expect(await paying({ acknowledgedKeys: ['a-key-of-another-device'] })).toBe('payment confirmed')
})

it('a purchase of another device is shown before the shop is paid with the waiting loan', async () => {
  shops.paid = failure({ kind: 'rejected' })
  await paying()
  recent.answer = success([elsewhere])
  expect(await paying()).toBe('payment done-elsewhere')
  expect(shops.sent.length).toBe(1)
})

it.each([
  ['was rejected', { status: 'rejected' }],
  ['is of another shop', { target: 'the code of the butcher' }],
  ['is of another amount', { amount: cents(1) }],
  ['is no payment of a shop', { kind: 'payment' }],
] as const)("another device's operation that %s blocks nothing", async (_, change) => {
  recent.answer = success([{ ...elsewhere, ...change }])
  expect(await paying()).toBe('payment confirmed')
})

it('without the list of recent operations the movements alone decide', async () => {
  recent.answer = noAnswer
  expect(await paying()).toBe('payment confirmed')
})

it("an operation of this device does not count as another device's", async () => {
  expect(await paying()).toBe('payment confirmed')
  const [paid] = known(shopPaymentTarget(purchase.text))
  if (!paid) throw new Error('Nothing was paid')
  recent.answer = success([{ ...elsewhere, idempotencyKey: paid.idempotencyKey }])
  expect(await paying({ acknowledgedKeys: [paid.idempotencyKey] })).toBe('payment confirmed')
})
