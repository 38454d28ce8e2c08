import { describe, expect, it } from 'vitest'
import { loansWithoutPendingPayments } from '@/domain/payments/pending-payments'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { aLoan } from '#tests/domain/loans/a-loan'

const payment: UnappliedPayment = {
  id: 'l-1',
  kind: 'listed',
  amount: cents(300),
  day: calendarDate('2026-11-21'),
}
const firstLoan = aLoan({ externalId: '1001' })
const secondLoan = aLoan({ externalId: '1002' })

describe('the loans without a payment that is not applied yet', () => {
  it('are the others', () => {
    expect(
      loansWithoutPendingPayments({
        loans: [firstLoan, secondLoan],
        unappliedPayments: [{ payment, loan: firstLoan }],
      }),
    ).toEqual([secondLoan])
  })

  it('are all of them without such a payment', () => {
    expect(loansWithoutPendingPayments({ loans: [firstLoan, secondLoan], unappliedPayments: [] })).toEqual([
      firstLoan,
      secondLoan,
    ])
  })

  it('are none if the payment may be of any', () => {
    expect(
      loansWithoutPendingPayments({ loans: [firstLoan, secondLoan], unappliedPayments: [{ payment }] }),
    ).toEqual([])
  })
})
