import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueIn } from '@/domain/payments/due-wording'
import { addDays, calendarDate } from '@/domain/shared/calendar-date'

describe('a due date told on 2026-11-30', () => {
  it.each([
    { date: '2025-11-30', told: { kind: 'overdue', days: 365 } },
    { date: '2026-11-29', told: { kind: 'overdue', days: 1 } },
    { date: '2026-11-30', told: { kind: 'today' } },
    { date: '2026-12-01', told: { kind: 'tomorrow' } },
    { date: '2026-12-02', told: { kind: 'on', date: '2026-12-02' } },
  ])('of $date is $told.kind', ({ date, told }) => {
    expect(dueIn(calendarDate(date), calendarDate('2026-11-30'))).toEqual(told)
  })

  it('counts the days that it is late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (days) => {
        const today = calendarDate('2026-11-30')
        expect(dueIn(addDays(today, -days), today)).toEqual({ kind: 'overdue', days })
      }),
    )
  })
})
