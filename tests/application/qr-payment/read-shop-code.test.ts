import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { beforeEach, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { ReadShopQrCode } from '@/application/qr-payment/read-shop-code'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
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
  return { purchases, sessions, read: new ReadShopQrCode(qrGateway, purchases, sessions, blocking) }
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
