import { daysBetween, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { yearOfDate } from '@/domain/shared/calendar-date-parts'
import type { Cents } from '@/domain/shared/money'
import { relativeTimeTexts } from '@/ui/texts/time.texts'

const locale = 'es-AR'
const buenosAiresTimeZone = 'America/Argentina/Buenos_Aires'

const lazyWholeNumberFormat = createOnFirstUse(
  () => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
)
const lazyNumericDateFormat = createOnFirstUse(
  () =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)
const lazyLongDateFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
const lazyDayAndMonthFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const lazyMonthFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
)
const lazyMonthAndYearFormat = createOnFirstUse(
  () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const lazyHourAndMinuteFormat = createOnFirstUse(
  () =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: buenosAiresTimeZone,
    }),
)

/** The two digits of the cents of an amount in whole pesos: `00`. */
export const zeroCentsDigits = '00'

const noBreakSpace = '\u00a0'

interface MoneyParts {
  readonly sign: '-' | ''
  /** The whole pesos of an amount, with thousands separators. */
  readonly pesos: string
  /** The two digits of the cents. */
  readonly cents: string
}

export function formatMoneyParts(amount: Cents): MoneyParts {
  const size = Math.abs(amount)
  return {
    sign: amount < 0 ? '-' : '',
    pesos: lazyWholeNumberFormat().format(Math.floor(size / 100)),
    cents: String(size % 100).padStart(2, '0'),
  }
}

/** Returns an amount as customers type it: `12625,50` or `12625`, without thousands separators. */
export function formatAmountAsTyped(amount: Cents): string {
  return (amount / 100).toFixed(2).replace('.', ',').replace(',00', '')
}

/**
 * Returns an amount of money such as `$ 12.625,00`, for rows, tables, sums and receipts. A line of text
 * cannot break at its space. Source: GEN-01.
 */
export function formatMoney(amount: Cents): string {
  const { sign, pesos, cents } = formatMoneyParts(amount)
  return `${sign}$${noBreakSpace}${pesos},${cents}`
}

/**
 * Returns an amount of money such as `$ 12.625`, for headlines, buttons and sentences. The cents are shown
 * only if the amount is not in whole pesos.
 */
export function formatBriefMoney(amount: Cents): string {
  const { sign, pesos, cents } = formatMoneyParts(amount)
  return cents === zeroCentsDigits ? `${sign}$${noBreakSpace}${pesos}` : formatMoney(amount)
}

/**
 * Returns several facts as one line of text, such as `18/11/2026 · Rapipago`. Where the text may need more
 * than one line, use `InlineTextsWithDots` instead.
 */
export function joinTextsWithDots(facts: readonly string[]): string {
  return facts.join(' · ')
}

/** Returns a whole number with thousands separators, such as `2.000`. */
export function formatWholeNumber(count: number): string {
  return lazyWholeNumberFormat().format(count)
}

/**
 * Returns a date such as `1/12/2026`. A calendar date has no time zone, so the day never changes. Source:
 * GEN-01.
 */
export function formatDate(date: CalendarDate): string {
  return lazyNumericDateFormat().format(atNoon(date))
}

/** Returns a date such as `1 de diciembre de 2026`. */
export function formatLongDate(date: CalendarDate): string {
  return lazyLongDateFormat().format(atNoon(date))
}

/** Returns a date such as `1 de diciembre`. The year is added only if it is not the current year. */
export function formatDayAndMonth(date: CalendarDate, today: CalendarDate): string {
  return yearOfDate(date) === yearOfDate(today)
    ? lazyDayAndMonthFormat().format(atNoon(date))
    : formatLongDate(date)
}

/** Returns the name of a date's month, such as `diciembre`. */
export function formatMonthName(date: CalendarDate): string {
  return lazyMonthFormat().format(atNoon(date))
}

/** Returns the month and year of a date, such as `Diciembre de 2026`. */
export function formatMonthAndYear(date: CalendarDate): string {
  const month = lazyMonthAndYearFormat().format(atNoon(date))
  return month.charAt(0).toUpperCase() + month.slice(1)
}

/**
 * Returns a text about a due date in relation to today, such as `Vence mañana` or `Venció el 1 de
 * noviembre`.
 */
export function formatDueDate(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return relativeTimeTexts.dueToday
  if (days === 1) return relativeTimeTexts.dueTomorrow
  if (days === -1) return relativeTimeTexts.dueYesterday
  const day = formatDayAndMonth(date, today)
  return days > 0 ? relativeTimeTexts.dueOn(day) : relativeTimeTexts.wasDueOn(day)
}

/** Returns the time in Buenos Aires, such as `09:05`. */
export function formatTime(instant: Instant): string {
  return lazyHourAndMinuteFormat().format(instant)
}

function atNoon(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

/**
 * Returns a function that creates a formatter at its first call, and then always returns the same one.
 * Creating a formatter takes milliseconds on a slow processor.
 */
function createOnFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => (made ??= make())
}
