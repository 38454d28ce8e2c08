import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cardExpiryOfDate, isCardExpired, formatCardExpiry } from '@/domain/cards/card-expiry'
import {
  expiryProblemForFutureCharges,
  normalizedCardExpiry,
  expiryProblemForPaymentNow,
} from '@/domain/cards/typed-card-expiry'

describe('an expiry', () => {
  it.each([
    { typed: '1', normalized: '1' },
    { typed: '12', normalized: '12' },
    { typed: '12/', normalized: '12' },
    { typed: '123', normalized: '12/3' },
    { typed: '1228', normalized: '12/28' },
    { typed: '12/28', normalized: '12/28' },
    { typed: '12/289', normalized: '12/28' },
    { typed: '9/', normalized: '09' },
    { typed: '9/28', normalized: '09/28' },
    { typed: '9//28', normalized: '09/28' },
    { typed: '09/2028', normalized: '09/28' },
    { typed: '092028', normalized: '09/28' },
    { typed: '09 / 28', normalized: '09/28' },
    { typed: '09/20', normalized: '09/20' },
    { typed: '09/202', normalized: '09/202' },
    { typed: '09/193', normalized: '09/19' },
    { typed: '09/20289', normalized: '09/28' },
    { typed: '1a2/b39', normalized: '12/39' },
    { typed: '1 2/39', normalized: '12/39' },
    { typed: '9 / 28', normalized: '09/28' },
    { typed: 'mes', normalized: '' },
  ])('typed as "$typed" becomes "$normalized"', ({ typed, normalized }) => {
    expect(normalizedCardExpiry(typed)).toBe(normalized)
  })

  it.each([
    { typed: '1228', normalized: '12/28' },
    { typed: '12/28', normalized: '12/28' },
    { typed: '122028', normalized: '12/28' },
    { typed: '12/2028', normalized: '12/28' },
    { typed: '9/2028', normalized: '09/28' },
    { typed: '12/20', normalized: '12/20' },
    { typed: '12/289', normalized: '12/28' },
    { typed: '1a2/b39', normalized: '12/39' },
  ])('typed key by key as "$typed" becomes "$normalized"', ({ typed, normalized }) => {
    expect([...typed].reduce((before, key) => normalizedCardExpiry(before + key), '')).toBe(normalized)
  })

  it('keeps what is left after a deletion at its end', () => {
    const afterDeletion = (expiry: string) => normalizedCardExpiry(expiry.slice(0, -1).replaceAll(/\D/g, ''))
    expect(['12/202', '12/28', '12/2', '12'].map(afterDeletion)).toEqual(['12/20', '12/2', '12', '1'])
  })

  it.each([
    { expiry: '12/202', problem: 'not-a-month' },
    { expiry: '', problem: 'required' },
    { expiry: '12', problem: 'not-a-month' },
    { expiry: '12/2', problem: 'not-a-month' },
    { expiry: '00/28', problem: 'not-a-month' },
    { expiry: '13/28', problem: 'not-a-month' },
    { expiry: '10/26', problem: 'not-future' },
    { expiry: '12/25', problem: 'not-future' },
    { expiry: '11/26', problem: 'not-future' },
    { expiry: '12/26', problem: undefined },
    { expiry: '01/27', problem: undefined },
    { expiry: '12/99', problem: undefined },
  ])('"$expiry" has in November 2026 as its problem: $problem', ({ expiry, problem }) => {
    expect(expiryProblemForFutureCharges(expiry, calendarDate('2026-11-21'))).toBe(problem)
  })

  it.each([
    { expiry: '', problem: 'required' },
    { expiry: '13/28', problem: 'not-a-month' },
    { expiry: '10/26', problem: 'expired' },
    { expiry: '12/25', problem: 'expired' },
    { expiry: '11/26', problem: undefined },
    { expiry: '01/27', problem: undefined },
  ])('"$expiry" has in November 2026, to pay with, as its problem: $problem', ({ expiry, problem }) => {
    expect(expiryProblemForPaymentNow(expiry, calendarDate('2026-11-21'))).toBe(problem)
  })

  it('can pay until the last day of its month', () => {
    expect(expiryProblemForPaymentNow('11/26', calendarDate('2026-11-30'))).toBeUndefined()
    expect(expiryProblemForPaymentNow('11/26', calendarDate('2026-12-01'))).toBe('expired')
  })

  it('of January is in the future in December', () => {
    expect(expiryProblemForFutureCharges('01/27', calendarDate('2026-12-31'))).toBeUndefined()
    expect(expiryProblemForFutureCharges('12/26', calendarDate('2026-12-01'))).toBe('not-future')
  })
})

describe('the last month of a card', () => {
  it.each([
    { month: 10, year: 2026, over: true },
    { month: 11, year: 2026, over: false },
    { month: 12, year: 2026, over: false },
    { month: 12, year: 2025, over: true },
    { month: 1, year: 2027, over: false },
  ])('$month/$year is over in November 2026: $over', ({ month, year, over }) => {
    expect(isCardExpired({ month, year }, calendarDate('2026-11-21'))).toBe(over)
  })

  it('ends on the first day of the next month, also of the next year', () => {
    expect(isCardExpired({ month: 12, year: 2026 }, calendarDate('2027-01-01'))).toBe(true)
  })

  it('is the month of any of its days, with a four-digit year when printed', () => {
    expect(formatCardExpiry(cardExpiryOfDate(calendarDate('2028-09-30')))).toBe('09/28')
    expect(formatCardExpiry({ month: 12, year: 2103 })).toBe('12/03')
  })
})
