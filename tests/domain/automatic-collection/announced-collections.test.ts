import { expect, it } from 'vitest'
import { announcedCollections } from '@/domain/automatic-collection/announced-collections'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { aLoan } from '#tests/domain/loans/a-loan'

const createAnnouncedCollection = (date: string) => ({ date: calendarDate(date), amount: cents(1_000) })

it('the earliest collection is first, and loans without one are left out', () => {
  const loans = [
    aLoan({ loanId: 'later', nextCollection: createAnnouncedCollection('2026-12-02') }),
    aLoan({ loanId: 'none' }),
    aLoan({ loanId: 'sooner', nextCollection: createAnnouncedCollection('2026-11-25') }),
  ]
  expect(announcedCollections(loans).map(({ loan, date }) => [loan.loanId, date])).toEqual([
    ['sooner', '2026-11-25'],
    ['later', '2026-12-02'],
  ])
})
