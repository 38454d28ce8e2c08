import { describe, expect, it } from 'vitest'
import { daysToQuote } from '@/domain/loans/payment-quote'
import { calendarDate } from '@/domain/shared/calendar-date'

const today = calendarDate('2026-11-21')

describe('the days of the payment quotes', () => {
  it('are today, the due day and a week after it', () => {
    expect(daysToQuote(today, calendarDate('2026-12-01'))).toEqual([
      { kind: 'today', date: '2026-11-21' },
      { kind: 'due-day', date: '2026-12-01' },
      { kind: 'week-later', date: '2026-12-08' },
    ])
  })

  it.each([['2026-11-21'], ['2026-09-01'], [undefined]])(
    'are today and in a week if the due day is %s',
    (day) => {
      expect(daysToQuote(today, day === undefined ? undefined : calendarDate(day))).toEqual([
        { kind: 'today', date: '2026-11-21' },
        { kind: 'week-later', date: '2026-11-28' },
      ])
    },
  )
})
