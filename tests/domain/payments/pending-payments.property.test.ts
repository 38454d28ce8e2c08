import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarDate, type Instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import {
  pendingPaymentsTotal,
  pendingPaymentsTotalOfLoan,
  amountDueAfterPendingPayments,
  type UnappliedPaymentOfLoan,
} from '@/domain/payments/pending-payments'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import { aLoan } from '#tests/domain/loans/a-loan'

const twoLoans = [aLoan({ externalId: '1' }), aLoan({ externalId: '2' })]

const paymentArbitrary = fc
  .record({
    id: fc.uuid(),
    amount: fc.integer({ min: 1, max: 10_000_000 }).map(cents),
    day: fc.integer({ min: 1, max: 28 }),
    isListed: fc.boolean(),
  })
  .map(({ id, amount, day, isListed }): UnappliedPayment => {
    const date = `2026-11-${String(day).padStart(2, '0')}`
    if (isListed) return { id, amount, kind: 'listed', day: calendarDate(date) }
    return { id, amount, kind: 'accepted', at: Date.parse(`${date}T23:30:00-03:00`) as Instant }
  })

const unappliedPaymentsArbitrary = fc.array(
  fc.record({ payment: paymentArbitrary, loan: fc.constantFrom(...twoLoans) }, { requiredKeys: ['payment'] }),
)

it('without payments nothing is pending', () => {
  expect(pendingPaymentsTotal([])).toBeUndefined()
})

it('the day shown is that of the latest payment, in Buenos Aires', () => {
  fc.assert(
    fc.property(fc.array(paymentArbitrary, { minLength: 1 }), (payments) => {
      const days = payments.map((payment) => pendingPaymentsTotal([payment])?.latestDay ?? '')
      expect(pendingPaymentsTotal(payments)?.latestDay).toBe(
        days.reduce((one, other) => (one > other ? one : other)),
      )
      expect(days.every((day) => day.startsWith('2026-11-'))).toBe(true)
    }),
  )
})

it('each loan has its own pending payments, and none has those of an unknown loan', () => {
  fc.assert(
    fc.property(unappliedPaymentsArbitrary, (unapplied: readonly UnappliedPaymentOfLoan[]) => {
      const shown = twoLoans.map((loan): number => pendingPaymentsTotalOfLoan(loan, unapplied)?.amount ?? 0)
      const known = unapplied.filter(({ loan }) => loan).map(({ payment }) => payment)
      expect(shown.reduce((one, other) => one + other, 0)).toBe(pendingPaymentsTotal(known)?.amount ?? 0)
    }),
  )
})

it.each([
  ['more than it', 101, 1],
  ['just it', 100, undefined],
  ['less than it', 99, undefined],
  ['nothing that is known', undefined, undefined],
])('when the amount due is %s, %o leaves %o', (_, asked, beyond) => {
  const paid = { amount: cents(100), latestDay: calendarDate('2026-11-21'), count: 1, isCertain: true }
  expect(amountDueAfterPendingPayments(paid, asked === undefined ? undefined : cents(asked))).toBe(beyond)
})
