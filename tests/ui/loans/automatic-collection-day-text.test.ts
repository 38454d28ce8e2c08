import { expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { automaticCollectionDayText } from '@/ui/loans/automatic-collection-day-text'

it.each([
  ['2026-11-24', 'Se cobra de tu cuenta hoy, 24 de noviembre.'],
  ['2026-11-25', 'Se cobra de tu cuenta mañana, 25 de noviembre.'],
  ['2026-11-26', 'Se cobra de tu cuenta el 26 de noviembre.'],
  ['2027-01-02', 'Se cobra de tu cuenta el 2 de enero de 2027.'],
])('an installment shows that it is collected on %s', (day, text) => {
  expect(automaticCollectionDayText(calendarDate(day), calendarDate('2026-11-24'))).toBe(text)
})
