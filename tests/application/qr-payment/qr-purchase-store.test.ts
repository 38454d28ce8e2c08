import { StoredQrPurchase } from '@/adapters/device/stored/stored-qr-purchase'
import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import type { QrPurchase } from '@/application/qr-payment/qr-purchase-store.port'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { copyWithValueAtPath } from '#tests/support/with-value-at'

const purchase: QrPurchase = {
  customer: martaCustomer.taxId,
  text: 'the code of the bakery',
  seller: { name: 'Panadería', cbuCvu: '1', taxId: '2', category: '3', transactionId: '4' },
  closedAmount: cents(500),
  typed: { pesos: '123456789', cents: '05' },
  chosen: { count: 6, amount: cents(100), lineId: 'ln-6' },
  paid: { operationId: 'op-1', amount: cents(500), installments: 6, installmentAmount: cents(100) },
}

function createPurchaseStore() {
  const storage = new MemoryStorage()
  const sessions = createSessionStoreWithMarta()
  return { storage, sessions, purchases: new StoredQrPurchase(storage, sessions) }
}

/**
 * Stores the value as a purchase. Returns the purchase that the portal reads after a reload; undefined if it
 * cannot be read.
 */
function storeAndReadBack(value: unknown): QrPurchase | undefined {
  const { storage, sessions } = createPurchaseStore()
  storage.write(
    'qrPurchase',
    JSON.stringify({ version: 1, value: { owner: sessions.storedValueOwner(), value } }),
  )
  return new StoredQrPurchase(storage, sessions).current()
}

it('a purchase is complete after a reload', () => {
  expect(storeAndReadBack(purchase)).toEqual(purchase)
})

it('a first installment may be free', () => {
  const free = { firstInstallmentAmount: cents(0) }
  const discounted = {
    ...purchase,
    chosen: { count: 6, amount: cents(100), lineId: 'ln-6', ...free },
    paid: { amount: cents(500), installments: 6, installmentAmount: cents(100), ...free },
  }
  expect(storeAndReadBack(discounted)).toEqual(discounted)
})

it('a purchase that names another customer is not read', () => {
  expect(storeAndReadBack({ ...purchase, customer: '27331274564' })).toBeUndefined()
})

it.each(['closedAmount', 'typed', 'chosen', 'paid', 'paid.operationId', 'seller.cbuCvu'])(
  'a purchase is read without "%s"',
  (path) => {
    expect(storeAndReadBack(copyWithValueAtPath(purchase, path, undefined))).toBeDefined()
  },
)

it.each([
  ['customer', '27284561232'],
  ['text', 7],
  ['seller', 'Panadería'],
  ['seller.name', undefined],
  ['seller.cbuCvu', 7],
  ['seller.taxId', 7],
  ['seller.category', 7],
  ['seller.transactionId', 7],
  ['closedAmount', 0],
  ['closedAmount', 1.5],
  ['typed.pesos', '1234567890'],
  ['typed.pesos', '-5'],
  ['typed.pesos', 'x5'],
  ['typed.pesos', '5x'],
  ['typed.cents', '123'],
  ['chosen.count', 'x'],
  ['chosen.amount', 0],
  ['chosen.lineId', 7],
  ['chosen.firstInstallmentAmount', -1],
  ['chosen.firstInstallmentDiscount', 1.5],
  ['paid.operationId', 7],
  ['paid.amount', -1],
  ['paid.installments', 'x'],
  ['paid.installmentAmount', 0],
  ['paid.firstInstallmentAmount', 'x'],
])('a text that the portal did not write is no purchase: "%s" is %o', (path, value) => {
  expect(storeAndReadBack(copyWithValueAtPath(purchase, path, value))).toBeUndefined()
})

it('a change applies only to the purchase of that code', () => {
  const { purchases } = createPurchaseStore()
  purchases.updatePurchase(purchase.text, {})
  expect(purchases.current()).toBeUndefined()
  const { chosen: _, ...before } = purchase
  purchases.save(before)
  purchases.updatePurchase('another code', { chosen: { count: 12, amount: cents(50), lineId: 'ln-12' } })
  expect(purchases.current()).toEqual(before)
  purchases.updatePurchase(purchase.text, { chosen: { count: 6, amount: cents(100), lineId: 'ln-6' } })
  expect(purchases.current()).toEqual(purchase)
})

it('a purchase of one customer is removed as soon as another one logs in', () => {
  const { storage, sessions, purchases } = createPurchaseStore()
  purchases.save(purchase)
  sessions.completeLogin(undefined)
  expect(purchases.current()).toEqual(purchase)
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  sessions.completeLogin(undefined)
  expect(purchases.current()).toBeUndefined()
  expect(storage.read('qrPurchase')).toBeUndefined()
})
