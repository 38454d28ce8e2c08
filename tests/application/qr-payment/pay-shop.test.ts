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
  availableCreditLine,
  MemoryCreditLineGateway,
  sixInstallmentPlan,
} from '#tests/application/revolving-line/memory-credit-line-gateway'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { createExactlyOnceServices, storeOperation } from '#tests/support/operations-in'
import { createLoansOnOtherDevices, MemoryRecentOperationsGateway } from '#tests/support/recent-operations'
import { martaCustomer } from '#tests/support/test-customers'
import { bakerySeller, MemoryQrPaymentGateway } from './memory-qr-payment-gateway'

const purchase: ShopPurchase = {
  customer: martaCustomer,
  text: 'the code of the bakery',
  seller: bakerySeller,
  amount: cents(5_000_000),
  plan: sixInstallmentPlan,
  seenRemainingAmount: availableCreditLine.remainingAmount,
  acknowledgedKeys: [],
}
const openScreenCallbacks = { hasLeftScreen: () => false }
const noAnswerFailure = failure({ kind: 'no-answer' } as const)

let creditLineGateway: MemoryCreditLineGateway
let qrGateway: MemoryQrPaymentGateway
let records: OperationRecords
let recentGateway: MemoryRecentOperationsGateway
let payShop: PayShop
let services: ReturnType<typeof createExactlyOnceServices>
let statusAnswer: Awaited<ReturnType<OperationStatusGateway['status']>>

beforeEach(() => {
  creditLineGateway = new MemoryCreditLineGateway()
  qrGateway = new MemoryQrPaymentGateway()
  recentGateway = new MemoryRecentOperationsGateway()
  statusAnswer = noAnswerFailure
  const statuses = { status: () => Promise.resolve(statusAnswer) }
  services = createExactlyOnceServices(createSessionStoreWithMarta(), { recent: recentGateway, statuses })
  records = services.records
  const { exactlyOnce, log } = services
  const uses = createLoansOnOtherDevices(services)
  const requestLoan = new RequestCreditLineLoan(exactlyOnce, creditLineGateway, log, uses)
  payShop = new PayShop(exactlyOnce, requestLoan, qrGateway, log, creditLineGateway, uses)
})

function storedOperations(target: string) {
  return records.operationsOnTarget({ customerTaxId: martaCustomer.taxId, target })
}

/**
 * Makes the purchase, with the given fields changed. Returns its last step and the outcome as a short text.
 */
async function makePurchase(change: Partial<ShopPurchase> = {}, callbacks = openScreenCallbacks) {
  const ended = await payShop.execute({ ...purchase, ...change }, callbacks)
  return ended.ok
    ? `${ended.value.step} ${ended.value.outcome.kind}`
    : `${ended.failure.step} ${ended.failure.reason.kind}`
}

it("a purchase makes a loan and pays the shop with it, under the lender's name of the shop", async () => {
  expect(await makePurchase()).toBe('payment confirmed')
  const [loan] = creditLineGateway.sentLoanRequests
  expect(loan).toMatchObject({ amount: 5_000_000, disbursementMethod: 'qr-payment' })
  const [payment] = storedOperations(shopPaymentTarget(purchase.text))
  expect(qrGateway.sentPayments).toMatchObject([
    {
      idempotencyKey: payment?.idempotencyKey,
      owner: { identifiedBy: 'session', taxId: martaCustomer.taxId },
      loanId: 'loan-1',
      text: purchase.text,
      seller: bakerySeller,
      terms: { customer: martaCustomer, amount: 5_000_000, installmentCount: 6 },
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
  ['was not answered', noAnswerFailure, 'loan unknown'],
  ['has no number', success({}), 'loan confirmed'],
])('a purchase pays no shop when the loan %s', async (_, made, ended) => {
  creditLineGateway.createLoanAnswer = made
  expect(await makePurchase()).toBe(ended)
  expect(qrGateway.sentPayments).toEqual([])
})

it('a loan is not made while another one has no known number', async () => {
  creditLineGateway.createLoanAnswer = success({})
  expect(await makePurchase()).toBe('loan confirmed')
  expect(await makePurchase()).toBe('loan unacknowledged')
  expect([creditLineGateway.sentLoanRequests.length, qrGateway.sentPayments]).toEqual([1, []])
})

it('a loan is not made when it was not checked again', async () => {
  creditLineGateway.creditLineAnswer = noAnswerFailure
  expect(await makePurchase()).toBe('loan line-not-known')
  expect(await makePurchase({}, { hasLeftScreen: () => true })).toBe('loan left')
  expect([creditLineGateway.sentLoanRequests, qrGateway.sentPayments]).toEqual([[], []])
})

it('the loan of a refused payment is used for the next payment', async () => {
  qrGateway.paymentAnswer = failure({ kind: 'rejected' })
  expect(await makePurchase()).toBe('payment rejected')
  expect(payShop.findUnusedLoanNumber(purchase)).toBe('loan-1')
  qrGateway.paymentAnswer = success({ reference: 'op-2' })
  expect(await makePurchase()).toBe('payment confirmed')
  expect(creditLineGateway.sentLoanRequests).toHaveLength(1)
  expect(qrGateway.sentPayments.map(({ loanId }) => loanId)).toEqual(['loan-1', 'loan-1'])
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
})

it.each([
  ['amount', { amount: cents(4_000_000) }],
  ['plan', { plan: { ...sixInstallmentPlan, count: 12 } }],
  ['code', { text: 'the code of the butcher' }],
])('the loan of a refused payment is not used for %s', async (_, change) => {
  qrGateway.paymentAnswer = failure({ kind: 'rejected' })
  await makePurchase()
  expect(payShop.findUnusedLoanNumber({ ...purchase, ...change })).toBeUndefined()
  creditLineGateway.createLoanAnswer = success({ reference: 'loan-2' })
  await makePurchase(change)
  expect(qrGateway.sentPayments.map(({ loanId }) => loanId)).toEqual(['loan-1', 'loan-2'])
})

it('a refused loan pays no shop', async () => {
  const target = { customerTaxId: martaCustomer.taxId, target: shopCreditLineLoanTarget(purchase.text) }
  const { amount, plan } = purchase
  const loan = storeOperation(records, target, 'sent', { amount, terms: creditLineLoanTerms(plan) })
  records.applyEvent(loan, 'reject', { reference: 'loan-0' })
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
})

it('an unanswered payment is shown, and nothing else is sent', async () => {
  expect(payShop.findStepOfUnknownOutcome(purchase)).toBeUndefined()
  qrGateway.paymentAnswer = noAnswerFailure
  expect(await makePurchase()).toBe('payment unknown')
  const unknownStep = payShop.findStepOfUnknownOutcome(purchase)
  const [operation] = storedOperations(shopPaymentTarget(purchase.text))
  expect(unknownStep).toEqual({ step: 'payment', operation })
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
  expect(await makePurchase()).toBe('payment unacknowledged')
  expect([creditLineGateway.sentLoanRequests.length, qrGateway.sentPayments.length]).toEqual([1, 1])
})

it('a payment that never arrived is sent again with its key and its loan', async () => {
  qrGateway.paymentAnswer = noAnswerFailure
  await makePurchase()
  const [sent] = storedOperations(shopPaymentTarget(purchase.text))
  if (!sent) throw new Error('It was not sent')
  const operationToRetry = records.applyEvent(sent, 'miss')
  qrGateway.paymentAnswer = success({ reference: 'op-1' })
  expect(await makePurchase({ operationToRetry })).toBe('payment confirmed')
  const keys = qrGateway.sentPayments.map(({ idempotencyKey, loanId }) => `${idempotencyKey} ${loanId}`)
  expect(new Set(keys).size).toBe(1)
  expect(creditLineGateway.sentLoanRequests).toHaveLength(1)
})

it('a payment that never arrived is sent again in its installments, whatever the screen offers by then', async () => {
  qrGateway.paymentAnswer = noAnswerFailure
  await makePurchase()
  const [sent] = storedOperations(shopPaymentTarget(purchase.text))
  if (!sent) throw new Error('It was not sent')
  const operationToRetry = records.applyEvent(sent, 'miss')
  qrGateway.paymentAnswer = success({ reference: 'op-1' })
  expect(await makePurchase({ operationToRetry, plan: { ...sixInstallmentPlan, count: 12 } })).toBe(
    'payment confirmed',
  )
  expect(qrGateway.sentPayments[1]).toEqual(qrGateway.sentPayments[0])
  expect(creditLineGateway.sentLoanRequests).toHaveLength(1)
})

it('a loan with an unknown outcome is shown as such', async () => {
  creditLineGateway.createLoanAnswer = noAnswerFailure
  await makePurchase()
  expect(payShop.findStepOfUnknownOutcome(purchase)).toEqual({
    step: 'loan',
    operation: storedOperations(shopCreditLineLoanTarget(purchase.text))[0],
  })
  expect(await makePurchase()).toBe('loan unacknowledged')
})

it('a paid purchase is shown before it is repeated, and then another loan is made for it', async () => {
  expect([payShop.findLastShopPayment(purchase), payShop.paymentKeysOfQrCode(purchase)]).toEqual([
    undefined,
    [],
  ])
  await makePurchase()
  const [paid] = storedOperations(shopPaymentTarget(purchase.text))
  expect(payShop.findLastShopPayment(purchase)).toEqual(paid)
  expect(await makePurchase()).toBe('payment unacknowledged')
  const acknowledgedKeys = payShop.paymentKeysOfQrCode(purchase)
  expect(acknowledgedKeys).toEqual([paid?.idempotencyKey])
  creditLineGateway.createLoanAnswer = success({ reference: 'loan-2' })
  expect(await makePurchase({ acknowledgedKeys })).toBe('payment confirmed')
  expect(qrGateway.sentPayments.map(({ loanId }) => loanId)).toEqual(['loan-1', 'loan-2'])
})

it('a loan that the lender reports as used, by key, is not used for another payment', async () => {
  qrGateway.paymentAnswer = noAnswerFailure
  await makePurchase()
  const [payment] = storedOperations(shopPaymentTarget(purchase.text))
  if (!payment) throw new Error('Nothing was sent')
  statusAnswer = success({ status: 'rejected', errorCode: 'LOAN_NOT_AVAILABLE' })
  await lastValueFrom(
    services.followOperation.execute(payment, creditLineOperationOwner(martaCustomer), new Subject<void>()),
  )
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
})

it('a loan that was used is not used for another payment', async () => {
  qrGateway.paymentAnswer = failure({ kind: 'rejected', reason: 'LOAN_NOT_AVAILABLE' })
  expect(await makePurchase()).toBe('payment rejected')
  expect(payShop.findUnusedLoanNumber(purchase)).toBeUndefined()
  creditLineGateway.createLoanAnswer = success({ reference: 'loan-2' })
  qrGateway.paymentAnswer = success({ reference: 'op-2' })
  expect(await makePurchase()).toBe('payment confirmed')
  expect(qrGateway.sentPayments.map(({ loanId }) => loanId)).toEqual(['loan-1', 'loan-2'])
})

it("the plan of a sent purchase is known without the screen's choice", async () => {
  qrGateway.paymentAnswer = noAnswerFailure
  await makePurchase()
  const step = payShop.findStepOfUnknownOutcome(purchase)
  const plan = step && payShop.repaymentPlanOfPurchase(purchase, step.operation)
  expect(plan).toEqual({ lineId: 'ln-6', count: 6, amount: 1_100_000 })
})

it('a refused payment does not count as paid', async () => {
  qrGateway.paymentAnswer = failure({ kind: 'rejected' })
  await makePurchase()
  expect(payShop.findLastShopPayment(purchase)).toBeUndefined()
  expect(payShop.findStepOfUnknownOutcome(purchase)).toBeUndefined()
})

const otherDevicePurchase: RecentOperation = {
  idempotencyKey: 'a-key-of-another-device',
  kind: 'shop-payment',
  target: purchase.text,
  amount: purchase.amount,
  status: 'in-process',
  at: instant(Date.parse('2026-11-21T12:00:00Z')),
}

it('a purchase of another device is shown before a loan is made for it', async () => {
  recentGateway.operationsAnswer = success([otherDevicePurchase])
  expect(await makePurchase()).toBe('loan done-elsewhere')
  expect([creditLineGateway.sentLoanRequests, qrGateway.sentPayments]).toEqual([[], []])
  expect(await makePurchase({ acknowledgedKeys: ['a-key-of-another-device'] })).toBe('payment confirmed')
})

it('a purchase of another device is shown before the shop is paid with the waiting loan', async () => {
  qrGateway.paymentAnswer = failure({ kind: 'rejected' })
  await makePurchase()
  recentGateway.operationsAnswer = success([otherDevicePurchase])
  expect(await makePurchase()).toBe('payment done-elsewhere')
  expect(qrGateway.sentPayments.length).toBe(1)
})

it.each([
  ['was rejected', { status: 'rejected' }],
  ['is of another shop', { target: 'the code of the butcher' }],
  ['is of another amount', { amount: cents(1) }],
  ['is no payment of a shop', { kind: 'payment' }],
] as const)("another device's operation that %s blocks nothing", async (_, change) => {
  recentGateway.operationsAnswer = success([{ ...otherDevicePurchase, ...change }])
  expect(await makePurchase()).toBe('payment confirmed')
})

it('without the list of recent operations the movements alone decide', async () => {
  recentGateway.operationsAnswer = noAnswerFailure
  expect(await makePurchase()).toBe('payment confirmed')
})

it("an operation of this device does not count as another device's", async () => {
  expect(await makePurchase()).toBe('payment confirmed')
  const [paid] = storedOperations(shopPaymentTarget(purchase.text))
  if (!paid) throw new Error('Nothing was paid')
  recentGateway.operationsAnswer = success([{ ...otherDevicePurchase, idempotencyKey: paid.idempotencyKey }])
  expect(await makePurchase({ acknowledgedKeys: [paid.idempotencyKey] })).toBe('payment confirmed')
})
