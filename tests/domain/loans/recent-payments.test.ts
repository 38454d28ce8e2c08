import { describe, expect, it } from 'vitest'
import { dateAtStartOfText, paymentsLatestFirst } from '@/domain/loans/recent-payments'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const createPayment = (date: string, amount: number) => ({ date: calendarDate(date), amount: cents(amount) })

describe('the list of recent payments', () => {
  it("is sorted latest first, with those of one day in the server's order", () => {
    const payments = [
      createPayment('2026-09-30', 1),
      createPayment('2026-11-02', 2),
      createPayment('2025-12-31', 3),
      createPayment('2026-11-02', 4),
      createPayment('2026-10-01', 5),
    ]
    expect(paymentsLatestFirst(payments).map(({ amount }) => amount)).toEqual([2, 4, 5, 1, 3])
    expect(payments.map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5])
  })

  it.each([
    { text: '2026-03-10 14:22:01', day: '2026-03-10' },
    { text: '2026-03-10', day: '2026-03-10' },
    { text: '', day: '' },
  ])('shows "$text" as the day "$day"', ({ text, day }) => {
    expect(dateAtStartOfText(text)).toBe(day)
  })
})
