import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { beforeEach, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { cents, type Cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { ReadShopQrCode } from '@/application/qr-payment/read-shop-code'
import { UnfinishedPurchases } from '@/application/qr-payment/unfinished-purchases'
import { shopCreditLineLoanTarget } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import { creditLineLoanTerms } from '@/application/revolving-line/request-credit-line-loan'
import type { SessionStore } from '@/application/session/session-store'
import { sixInstallmentPlan } from '#tests/application/revolving-line/memory-credit-line-gateway'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createOperationStorage, storeOperation } from '#tests/support/operations-in'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { bakerySeller, MemoryQrPaymentGateway } from './memory-qr-payment-gateway'

const { settings } = readShippedConfiguration()
const qrText = createShopQrText(demoShops.open)
const maxAmount = cents(5_000_000)
const hasLeftScreen = () => false

let qrGateway: MemoryQrPaymentGateway

beforeEach(() => {
  qrGateway = new MemoryQrPaymentGateway()
})

function createReadShopQrCode(sessions: SessionStore = createSessionStoreWithMarta()) {
  const purchases = new StoredQrPurchase(new MemoryStorage(), sessions)
  const blocking = { ...settings, blockedMerchant: cuit(demoShops.blocked.taxId) }
  const { records, log } = createOperationStorage()
  const unfinished = new UnfinishedPurchases(log)
  const read = new ReadShopQrCode(qrGateway, purchases, sessions, blocking, unfinished)
  return { purchases, sessions, records, read }
}

it('a code with an amount leads to its plans', async () => {
  const { purchases, read } = createReadShopQrCode()
  expect(await read.execute(qrText, maxAmount, hasLeftScreen)).toEqual(success('plan'))
  expect(purchases.current()).toEqual({
    customer: martaCustomer.taxId,
    text: qrText,
    seller: bakerySeller,
    closedAmount: cents(4_875_050),
  })
  expect(qrGateway.requestedQrCodes).toEqual([`${qrText} for ${martaCustomer.taxId}`])
})

it("a code without an amount leads first to the customer's choice of it", async () => {
  qrGateway.qrCodeAnswer = success({ seller: bakerySeller, amount: undefined })
  const { purchases, read } = createReadShopQrCode()
  expect(await read.execute(qrText, maxAmount, hasLeftScreen)).toEqual(success('amount'))
  expect(purchases.current()).toStrictEqual({
    customer: martaCustomer.taxId,
    text: qrText,
    seller: bakerySeller,
  })
})

it('a purchase can use all that is left of the line, and not a cent more', async () => {
  const amount = cents(4_875_050)
  expect(await createReadShopQrCode().read.execute(qrText, amount, hasLeftScreen)).toEqual(success('plan'))
  const { purchases, read } = createReadShopQrCode()
  const less = cents(4_875_049)
  expect(await read.execute(qrText, less, hasLeftScreen)).toEqual(
    failure({ kind: 'over-limit', amount, limit: less }),
  )
  expect(purchases.current()).toBeUndefined()
})

const amountOfQrCode = cents(4_875_050)
const loanTarget = { customerTaxId: martaCustomer.taxId, target: shopCreditLineLoanTarget(qrText) }

/** Starts a purchase when nothing is left of the line and the device stores the loan of a purchase. */
async function readQrCodeWithStoredLoan(amount: Cents, status: 'sent' | 'confirmed' | 'rejected') {
  const { purchases, records, read } = createReadShopQrCode()
  const loan = storeOperation(records, loanTarget, 'sent', {
    amount,
    terms: creditLineLoanTerms(sixInstallmentPlan),
  })
  if (status === 'confirmed') records.applyEvent(loan, 'confirm', { reference: 'loan-1' })
  if (status === 'rejected') records.applyEvent(loan, 'reject')
  return { answer: await read.execute(qrText, 'nothing-left', hasLeftScreen), purchases }
}

it.each([
  ['a loan of unknown outcome', amountOfQrCode, 'sent'],
  ['a loan of unknown outcome and another amount', cents(100), 'sent'],
  ['a loan that waits', amountOfQrCode, 'confirmed'],
] as const)('a purchase with %s goes on with nothing left of the line', async (_, amount, status) => {
  const { answer, purchases } = await readQrCodeWithStoredLoan(amount, status)
  expect(answer).toEqual(success('plan'))
  expect(purchases.current()).toMatchObject({ text: qrText, closedAmount: amountOfQrCode })
})

it.each([
  ['a loan of another amount that waits', cents(100), 'confirmed'],
  ['a refused loan', amountOfQrCode, 'rejected'],
] as const)('a new purchase does not start with nothing left, after %s', async (_, amount, status) => {
  const { answer, purchases } = await readQrCodeWithStoredLoan(amount, status)
  expect(answer).toEqual(failure({ kind: 'obstacle', obstacle: 'nothing-left' }))
  expect(purchases.current()).toBeUndefined()
})

it('a purchase whose code contains no amount goes on with the amount of its loan', async () => {
  qrGateway.qrCodeAnswer = success({ seller: bakerySeller, amount: undefined })
  const { answer, purchases } = await readQrCodeWithStoredLoan(cents(1_500_005), 'confirmed')
  expect(answer).toEqual(success('plan'))
  expect(purchases.current()?.typed).toEqual({ pesos: '15000', cents: '05' })
})

it.each([
  ['another amount', { pesos: '500', cents: '' }, undefined],
  ['the same amount', { pesos: '15000', cents: '05' }, sixInstallmentPlan],
] as const)('of a plan that was chosen for %s, it keeps only its own', async (_, typed, chosen) => {
  qrGateway.qrCodeAnswer = success({ seller: bakerySeller, amount: undefined })
  const { purchases, records, read } = createReadShopQrCode()
  const purchase = { customer: martaCustomer.taxId, text: qrText, seller: bakerySeller }
  purchases.save({ ...purchase, typed, chosen: sixInstallmentPlan })
  storeOperation(records, loanTarget, 'sent', {
    amount: cents(1_500_005),
    terms: creditLineLoanTerms(sixInstallmentPlan),
  })
  expect(await read.execute(qrText, maxAmount, hasLeftScreen)).toEqual(success('plan'))
  expect(purchases.current()).toStrictEqual({
    ...purchase,
    typed: { pesos: '15000', cents: '05' },
    ...(chosen && { chosen }),
  })
})

it.each([
  ['no code at all', 'https://example.com', 'invalid'],
  ['the shop that nothing is paid to', createShopQrText(demoShops.blocked), 'blocked-merchant'],
  ['a code of another country', createShopQrText(demoShops['not-interoperable']), 'not-interoperable'],
])('the lender is not asked about %s', async (_, wrong, kind) => {
  expect(await createReadShopQrCode().read.execute(wrong, maxAmount, hasLeftScreen)).toEqual(
    failure({ kind }),
  )
  expect(qrGateway.requestedQrCodes).toEqual([])
})

it.each([
  ['seller-not-allowed', 'blocked-merchant'],
  ['not-interoperable', 'not-interoperable'],
  ['no-answer', 'no-answer'],
] as const)('a code that the lender refuses as %s is %s', async (kind, kindShown) => {
  qrGateway.qrCodeAnswer = failure({ kind })
  const { purchases, read } = createReadShopQrCode()
  expect(await read.execute(qrText, maxAmount, hasLeftScreen)).toEqual(failure({ kind: kindShown }))
  expect(purchases.current()).toBeUndefined()
})

it('an answer that arrives after the customer left leads nowhere', async () => {
  const { purchases, read } = createReadShopQrCode()
  expect(await read.execute(qrText, maxAmount, () => true)).toEqual(failure({ kind: 'left' }))
  expect(purchases.current()).toBeUndefined()
})

it('an answer for a customer who left is not used for the next one', async () => {
  const { purchases, sessions, read } = createReadShopQrCode()
  qrGateway.onReadQrCode = () => sessions.openSession(createSessionOfCustomer(raulCustomer))
  expect(await read.execute(qrText, maxAmount, hasLeftScreen)).toEqual(failure({ kind: 'left' }))
  expect(purchases.current()).toBeUndefined()
})

it('nothing is requested without a session', async () => {
  expect(
    await createReadShopQrCode(createSessionStoreWithoutCustomer()).read.execute(
      qrText,
      maxAmount,
      hasLeftScreen,
    ),
  ).toEqual(failure({ kind: 'session-ended' }))
  expect(qrGateway.requestedQrCodes).toEqual([])
})
