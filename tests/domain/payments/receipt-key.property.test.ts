import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentsLatestFirst } from '@/domain/loans/recent-payments'
import { paymentsWithReceiptAddressKeys } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { addDays, calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const firstDay = calendarDate('2026-01-01')

/** Generator of random payments with few amounts and days, so that many of them are equal. */
const paymentArbitrary: fc.Arbitrary<RegisteredPayment> = fc
  .record({
    amount: fc.integer({ min: 1, max: 3 }),
    day: fc.integer({ min: 0, max: 3 }),
    loanExternalId: fc.constantFrom('40128753', '40153318'),
    status: fc.constantFrom('paid' as const, 'pending' as const),
  })
  .map(({ amount, day, loanExternalId, status }) => ({
    amount: cents(amount),
    date: addDays(firstDay, day),
    paymentMethod: 'qr',
    loanExternalId,
    status,
  }))

const martaTaxId = '27284561231'

function receiptKeysOf(payments: readonly RegisteredPayment[]): readonly string[] {
  return paymentsWithReceiptAddressKeys(martaTaxId, paymentsLatestFirst(payments)).map(({ key }) => key)
}

describe('the key of a receipt', () => {
  it('belongs to one payment, and reveals nothing of it', () => {
    fc.assert(
      fc.property(fc.array(paymentArbitrary, { maxLength: 40 }), (payments) => {
        const keys = receiptKeysOf(payments)
        expect(new Set(keys).size).toBe(payments.length)
        for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}(-\d+)?$/)
      }),
    )
  })

  it('stays when later payments arrive', () => {
    fc.assert(
      fc.property(fc.array(paymentArbitrary), fc.array(paymentArbitrary), (earlier, others) => {
        const later = others.map((each) => ({ ...each, date: addDays(each.date, 10) }))
        expect(receiptKeysOf([...later, ...earlier]).slice(later.length)).toEqual(receiptKeysOf(earlier))
      }),
    )
  })

  it('stays when a pending one is applied', () => {
    fc.assert(
      fc.property(fc.array(paymentArbitrary), (payments) => {
        expect(receiptKeysOf(payments.map((each) => ({ ...each, status: 'paid' as const })))).toEqual(
          receiptKeysOf(payments),
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
      paymentsWithReceiptAddressKeys(martaTaxId, [paid]),
    )
  })
})
