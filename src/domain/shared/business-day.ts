import { addDays, calendarDate, daysBetween, type CalendarDate } from './calendar-date'

const aMonday = calendarDate('2026-01-05')
const daysOfWeek = 7
const saturday = 5

/** Month and day of the holidays that no year moves. Source: Ley 27.399, art. 1. */
const fixedHolidays: readonly string[] = [
  '01-01',
  '03-24',
  '04-02',
  '05-01',
  '05-25',
  '06-20',
  '07-09',
  '12-08',
  '12-25',
]

/**
 * Whether it is a working day: neither Saturday nor Sunday nor a holiday. Those that no year moves are known; the
 * others are configured, and a year whose others are not counts them as working days. Source: CAN-02.
 */
export function isBusinessDay(date: CalendarDate, holidays: readonly CalendarDate[]): boolean {
  const isHoliday = fixedHolidays.includes(date.slice('YYYY-'.length)) || holidays.includes(date)
  return weekday(date) < saturday && !isHoliday
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
