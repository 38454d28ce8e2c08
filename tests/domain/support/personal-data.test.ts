import { expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { personalDataAnswerDeadline } from '@/domain/support/personal-data'

const friday = calendarDate('2026-11-20')

it.each([
  ['access', [], '2026-11-30'],
  ['correction', [], '2026-11-27'],
  ['deletion', [], '2026-11-27'],
  // A holiday is no business day, but a calendar day.
  ['access', ['2026-11-23'], '2026-11-30'],
  ['deletion', ['2026-11-23'], '2026-11-30'],
] as const)('a request of %s with holidays %j is answered by %s', (request, holidays, day) => {
  expect(personalDataAnswerDeadline(request, friday, holidays.map(calendarDate))).toBe(day)
})
