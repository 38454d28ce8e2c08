import { addDays, calendarDate, daysBetween, type CalendarDate } from './calendar-date'

const aMonday = calendarDate('2026-01-05')
const daysOfWeek = 7
const saturday = 5

/** Whether it is a working day: neither Saturday nor Sunday nor one of the configured holidays. Source: CAN-02. */
export function isBusinessDay(date: CalendarDate, holidays: readonly CalendarDate[]): boolean {
  return weekday(date) < saturday && !holidays.includes(date)
}

/** The business day that is that many after a day, which does not count itself. Source: CAN-02. */
export function businessDaysLater(
  date: CalendarDate,
  count: number,
  holidays: readonly CalendarDate[],
): CalendarDate {
  let day = date
  for (let passed = 0; passed < count;) {
    day = addDays(day, 1)
    if (isBusinessDay(day, holidays)) passed += 1
  }
  return day
}

/** 0 is Monday. */
function weekday(date: CalendarDate): number {
  const days = daysBetween(aMonday, date) % daysOfWeek
  return days < 0 ? days + daysOfWeek : days
}
