import { addDays, calendarDate, daysBetween, type CalendarDate } from './calendar-date'

const aMonday = calendarDate('2026-01-05')
const daysPerWeek = 7
const daysFromMondayToSaturday = 5

/** Month and day of the public holidays with a fixed date. Source: Ley 27.399, art. 1. */
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
 * Returns whether a day is a business day: not a Saturday, a Sunday or a public holiday. Holidays with a
 * fixed date are in the code. Holidays whose date changes each year are in the configuration; in a year that
 * the configuration leaves out, they count as business days. Source: CAN-02.
 */
export function isBusinessDay(date: CalendarDate, holidays: readonly CalendarDate[]): boolean {
  const isHoliday = fixedHolidays.includes(date.slice('YYYY-'.length)) || holidays.includes(date)
  return daysSinceMonday(date) < daysFromMondayToSaturday && !isHoliday
}

/**
 * Returns the date that lies the given number of business days after `date`. The day `date` itself is
 * not counted. Source: CAN-02.
 */
export function addBusinessDays(
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

/** Returns the day of the week; 0 is Monday. */
export function daysSinceMonday(date: CalendarDate): number {
  const days = daysBetween(aMonday, date) % daysPerWeek
  return days < 0 ? days + daysPerWeek : days
}
