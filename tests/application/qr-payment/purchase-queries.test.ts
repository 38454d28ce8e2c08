import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { PurchaseQueries } from '@/application/qr-payment/purchase-queries'
import type { QrPurchase } from '@/application/qr-payment/qr-purchase-store.port'
import type { SessionStore } from '@/application/session/session-store'
import {
  MemoryCreditLineGateway,
  availableCreditLine,
  sixInstallmentPlan,
} from '#tests/application/revolving-line/memory-credit-line-gateway'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createLoansOnOtherDevices } from '#tests/support/recent-operations'
import { createExactlyOnceServices } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { MemoryQrPaymentGateway, bakerySeller } from './memory-qr-payment-gateway'

const scannedPurchase: QrPurchase = {
  customer: martaCustomer.taxId,
  text: 'the code of the bakery',
  seller: bakerySeller,
}

const purchaseWithAmount = { ...scannedPurchase, customer: martaCustomer, amount: cents(500) }

function createPurchaseQueries(
  purchase?: QrPurchase,
  sessions: SessionStore = createSessionStoreWithMarta(),
) {
  const purchases = new StoredQrPurchase(new MemoryStorage(), sessions)
  if (purchase) purchases.save(purchase)
  const lender = new MemoryCreditLineGateway()
  const uses = createLoansOnOtherDevices(createExactlyOnceServices(sessions))
  const queries = new PurchaseQueries(purchases, lender, sessions, uses, new MemoryQrPaymentGateway())
  return { lender, queries }
}

it.each([
  ['the code says', { closedAmount: cents(4_875_050) }, 4_875_050],
  ['the customer typed', { typed: { pesos: '1200', cents: '5' } }, 120_050],
  ['is a cent', { typed: { pesos: '', cents: '01' } }, 1],
])('an amount that %s belongs to the purchase', (_, said, amount) => {
  const { queries } = createPurchaseQueries({ ...scannedPurchase, ...said })
  expect(queries.purchaseWithAmount()).toEqual(
    success({ ...scannedPurchase, ...said, customer: martaCustomer, amount }),
  )
})

it.each([
  ['the customer typed none', {}],
  ['the customer typed nothing but zeros', { typed: { pesos: '0', cents: '' } }],
])('the amount is missing when %s', (_, said) => {
  expect(createPurchaseQueries({ ...scannedPurchase, ...said }).queries.purchaseWithAmount()).toEqual(
    failure('no-amount'),
  )
})

it('the code is missing without a purchase, or without a session', () => {
  expect(createPurchaseQueries().queries.purchaseWithAmount()).toEqual(failure('no-code'))
  expect(
    createPurchaseQueries(
      { ...scannedPurchase, closedAmount: cents(1) },
      createSessionStoreWithoutCustomer(),
    ).queries.purchaseWithAmount(),
  ).toEqual(failure('no-code'))
})

it('the plans give the numbers of installments and what is left of the line', async () => {
  const { lender, queries } = createPurchaseQueries()
  const { plans, purchasesOnOtherDevices } = await queries.purchasePlanScreenData(purchaseWithAmount)
  expect(plans).toEqual(
    success({
      options: [sixInstallmentPlan],
      remainingCreditLineAmount: availableCreditLine.remainingAmount,
    }),
  )
  expect(purchasesOnOtherDevices).toEqual(success([]))
  const { customerId } = martaCustomer
  expect(lender.receivedCalls).toEqual([`line of ${customerId}`, `plan of ${customerId} for 500`])
})

it('the plan is missing without the line or without numbers of installments', async () => {
  const { lender, queries } = createPurchaseQueries()
  lender.repaymentPlansAnswer = failure({ kind: 'server-failure' })
  expect(await queries.purchasePlanScreenData(purchaseWithAmount)).toEqual({
    plans: failure({ kind: 'server-failure' }),
    purchasesOnOtherDevices: success([]),
  })
  lender.creditLineAnswer = failure({ kind: 'no-answer' })
  const nothing = failure({ kind: 'no-answer' })
  expect(await queries.purchasePlanScreenData(purchaseWithAmount)).toEqual({
    plans: nothing,
    purchasesOnOtherDevices: nothing,
  })
})
