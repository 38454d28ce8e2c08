import { daysBetween, yearOf, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { timeTexts } from '@/ui/texts/time.texts'

const locale = 'es-AR'
const buenosAires = 'America/Argentina/Buenos_Aires'

const wholeNumbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const dayMonthYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const hourAndMinute = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: buenosAires,
})

/** What an amount in whole pesos has of them. */
export const noCents = '00'

const noBreakSpace = '\u00a0'

export interface MoneyParts {
  readonly sign: '-' | ''
  /** With thousands separators. */
  readonly whole: string
  /** Two digits. */
  readonly cents: string
}

export function formatMoneyParts(amount: Cents): MoneyParts {
  const size = Math.abs(amount)
  return {
    sign: amount < 0 ? '-' : '',
    whole: wholeNumbers.format(Math.floor(size / 100)),
    cents: String(size % 100).padStart(2, '0'),
  }
}

/** `$ 12.625,00`, where it stands alone in a row, a table, a sum or a receipt; the space does not break the line. Source: GEN-01. */
export function formatMoney(amount: Cents): string {
  const { sign, whole, cents } = formatMoneyParts(amount)
  return `${sign}$${noBreakSpace}${whole},${cents}`
}

/** `$ 12.625`: the cents only when there are any, where an amount is a headline, stands on a button or in a sentence. */
export function formatBriefMoney(amount: Cents): string {
  const { sign, whole, cents } = formatMoneyParts(amount)
  return cents === noCents ? `${sign}$${noBreakSpace}${whole}` : formatMoney(amount)
}

/** `18/11/2026 · Rapipago`, in words; where there is room for more than a line, show `Facts`. */
export function formatFacts(facts: readonly string[]): string {
  return facts.join(' · ')
}

/** `2.000` */
export function formatCount(count: number): string {
  return wholeNumbers.format(count)
}

/** `1/12/2026`, unshifted. Source: GEN-01. */
export function formatDate(date: CalendarDate): string {
  return dayMonthYear.format(atNoon(date))
}

/** `1 de diciembre de 2026`. */
export function formatLongDate(date: CalendarDate): string {
  return longDate.format(atNoon(date))
}

/** `1 de diciembre`, with its year only when that is not this year. */
export function formatDayAndMonth(date: CalendarDate, today: CalendarDate): string {
  return yearOf(date) === yearOf(today) ? dayAndMonth.format(atNoon(date)) : formatLongDate(date)
}

/** `Diciembre de 2026`. */
export function formatMonth(date: CalendarDate): string {
  const month = monthAndYear.format(atNoon(date))
  return month.charAt(0).toUpperCase() + month.slice(1)
}

/** A due date as one would say it: `Vence mañana`, `Venció el 1 de noviembre`. */
export function formatDueDate(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return timeTexts.dueToday
  if (days === 1) return timeTexts.dueTomorrow
  if (days === -1) return timeTexts.dueYesterday
  const day = formatDayAndMonth(date, today)
  return days > 0 ? timeTexts.dueOn(day) : timeTexts.wasDueOn(day)
}

/** The hour in Buenos Aires, `09:05`. */
export function formatTime(instant: Instant): string {
  return hourAndMinute.format(instant)
}

/** Hours, minutes and seconds, `0:00:45`. */
export function formatCountdown(seconds: number): string {
  const { hours, minutes, rest } = clockParts(seconds)
  return `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
}

/** Minutes and seconds, `00:45`; an hour or more counts as minutes. */
export function formatShortCountdown(seconds: number): string {
  const { hours, minutes, rest } = clockParts(seconds)
  return `${twoDigits(hours * 60 + minutes)}:${twoDigits(rest)}`
}

/** What remains, in words: `Quedan 4 minutos y 5 segundos`. */
export function formatTimeLeft(seconds: number): string {
  const { hours, minutes, rest } = clockParts(seconds)
  return timeTexts.timeLeft(hours, minutes, rest)
}

function clockParts(seconds: number): { hours: number; minutes: number; rest: number } {
  const whole = Math.max(0, Math.ceil(seconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 }
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function atNoon(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`)
}
