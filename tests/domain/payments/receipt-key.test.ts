import { describe, expect, it } from 'vitest'
import { paymentsWithReceiptAddressKeys } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const examplePayment: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  status: 'pending',
}

function receiptKeysOf(...payments: readonly RegisteredPayment[]): readonly string[] {
  return paymentsWithReceiptAddressKeys('27284561231', payments).map(({ key }) => key)
}

describe('the key of a payment', () => {
  it('is short', () => {
    expect(receiptKeysOf(examplePayment)[0]).toHaveLength(8)
  })

  it('is the same for a missing and an empty text of the lender', () => {
    const shown = { ...examplePayment, loanExternalId: '', commerceName: '' }
    expect(receiptKeysOf(shown)).toEqual(receiptKeysOf(examplePayment))
  })

  it.each([
    { amount: cents(1) },
    { date: calendarDate('2026-11-20') },
    { paymentMethod: 'rapipago' as const },
    { loanExternalId: '40128753' },
    { subproductId: 12 },
    { commerceName: 'Casa Rivadavia Hogar' },
  ])('differs with %j', (other) => {
    expect(receiptKeysOf({ ...examplePayment, ...other })).not.toEqual(receiptKeysOf(examplePayment))
  })

  it('has no suffix for the earlier of two equal payments', () => {
    const [fingerprint] = receiptKeysOf(examplePayment)
    expect(receiptKeysOf(examplePayment, examplePayment, examplePayment)).toEqual([
      `${fingerprint}-3`,
      `${fingerprint}-2`,
      fingerprint,
    ])
  })
})
