import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentsLatestFirst } from '@/domain/loans/recent-payments'
import { paymentsWithReceiptAddressKeys } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { addDays, calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const firstDay = calendarDate('2026-01-01')

/** Generator of random payments with few amounts and days, so that many of them are equal. */
const payment: fc.Arbitrary<RegisteredPayment> = fc
  .record({
    amount: fc.integer({ min: 1, max: 3 }),
    day: fc.integer({ min: 0, max: 3 }),
    externalId: fc.constantFrom('40128753', '40153318'),
    status: fc.constantFrom('paid' as const, 'pending' as const),
  })
  .map(({ amount, day, externalId, status }) => ({
    amount: cents(amount),
    date: addDays(firstDay, day),
    paymentMethod: 'qr',
    externalId,
    status,
  }))

const customer = '27284561231'

function keysOf(payments: readonly RegisteredPayment[]): readonly string[] {
  return paymentsWithReceiptAddressKeys(customer, paymentsLatestFirst(payments)).map(({ key }) => key)
}

describe('the key of a receipt', () => {
  it('belongs to one payment, and reveals nothing of it', () => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 40 }), (payments) => {
        const keys = keysOf(payments)
        expect(new Set(keys).size).toBe(payments.length)
        for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}(-\d+)?$/)
      }),
    )
  })

  it('stays when later payments arrive', () => {
    fc.assert(
      fc.property(fc.array(payment), fc.array(payment), (earlier, others) => {
        const later = others.map((each) => ({ ...each, date: addDays(each.date, 10) }))
        expect(keysOf([...later, ...earlier]).slice(later.length)).toEqual(keysOf(earlier))
      }),
    )
  })

  it('stays when a pending one is applied', () => {
    fc.assert(
      fc.property(fc.array(payment), (payments) => {
        expect(keysOf(payments.map((each) => ({ ...each, status: 'paid' as const })))).toEqual(
          keysOf(payments),
        )
      }),
    )
  })

  it('differs for another customer', () => {
    const paid: RegisteredPayment = {
      amount: cents(100),
      date: firstDay,
      paymentMethod: 'qr',
      status: 'paid',
    }
    expect(paymentsWithReceiptAddressKeys('20243189074', [paid])).not.toEqual(
      paymentsWithReceiptAddressKeys(customer, [paid]),
    )
  })
})
