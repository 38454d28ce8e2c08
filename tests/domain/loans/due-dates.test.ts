import { describe, expect, it } from 'vitest'
import { upcomingDueDates } from '@/domain/loans/due-dates'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { anInstallment } from './a-loan'

const createDate = calendarDate

describe('the future due dates', () => {
  it('are the unpaid ones from today on, sorted, with the amount left of each', () => {
    const dates = upcomingDueDates(
      [
        anInstallment({ number: 4, dueDate: createDate('2027-01-01'), totalAmount: cents(500) }),
        anInstallment({ number: 1, status: 'paid', dueDate: createDate('2026-12-01') }),
        anInstallment({ number: 2, status: 'overdue', dueDate: createDate('2026-11-20') }),
        anInstallment({
          number: 3,
          status: 'partial',
          dueDate: createDate('2026-11-21'),
          paidAmount: cents(900_000),
        }),
        anInstallment({ number: 5, status: 'deferred', dueDate: createDate('2027-02-01') }),
        anInstallment({ number: 6, dueDate: createDate('2027-03-01'), waivedAmount: cents(2_900_000) }),
      ],
      createDate('2026-11-21'),
    )
    expect(dates).toEqual([
      { number: 3, date: '2026-11-21', amount: 2_000_000 },
      { number: 4, date: '2027-01-01', amount: 500 },
    ])
  })
})
