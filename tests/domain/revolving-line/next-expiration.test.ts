import { expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { creditLineNextDueTotal } from '@/domain/revolving-line/next-expiration'

it('the next due amount of the line is the sum of its uses', () => {
  const installments = [1_250_050, 300_000].map((amount, position) => ({
    number: 1,
    amount: cents(amount),
    date: calendarDate('2026-12-10'),
    disbursedAmount: cents(5_000_000),
    loanId: `loan-${position}`,
  }))
  expect([creditLineNextDueTotal({ installments }), creditLineNextDueTotal({ installments: [] })]).toEqual([
    1_550_050, 0,
  ])
})
