import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import { dayOfMonth } from '@/domain/shared/calendar-date-parts'
import { daysSinceMonday } from '@/domain/shared/business-day'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { InstallmentToCollect } from './automatic-collection'

/**
 * What the lender takes from the customer's bank account, and when, if the customer turns on the
 * automatic collection. Source: COL-01.
 */
export interface AutomaticCollectionPlan {
  readonly firstInstallment: InstallmentToCollect
  readonly lastInstallment: InstallmentToCollect
  readonly installmentCount: number
  readonly total: Cents
  /** The amount that is collected for each installment; missing if it is not the same for all of them. */
  readonly installmentAmount?: Cents
  /**
   * The day of the month (1 to 31) on which each installment is first collected; missing if it is not
   * the same for all of them.
   */
  readonly dayOfMonth?: number
}

/**
 * Returns what the lender collects for these installments, and when; undefined if there are no
 * installments.
 */
export function automaticCollectionPlan(
  toCollect: readonly InstallmentToCollect[],
): AutomaticCollectionPlan | undefined {
  const [firstInstallment] = toCollect
  const lastInstallment = toCollect.at(-1)
  if (!firstInstallment || !lastInstallment) return undefined
  const isSameAmount = toCollect.every(({ amount }) => amount === firstInstallment.amount)
  const isSameDay = toCollect.every(({ date }) => dayOfMonth(date) === dayOfMonth(firstInstallment.date))
  return {
    firstInstallment,
    lastInstallment,
    installmentCount: toCollect.length,
    total: sumCents(toCollect.map(({ amount }) => amount)),
    ...(isSameAmount ? { installmentAmount: firstInstallment.amount } : {}),
    ...(isSameDay ? { dayOfMonth: dayOfMonth(firstInstallment.date) } : {}),
  }
}

/**
 * Returns whether the lender collects the same installments, on the same days and with the same amounts. With
 * this, the portal checks that the plan has not changed since the customer consented to it. Source: COL-01.
 */
export function isSameCollectionPlan(
  one: readonly InstallmentToCollect[],
  other: readonly InstallmentToCollect[],
): boolean {
  return (
    one.length === other.length &&
    one.every(({ number, date, amount }, position) => {
      const same = other[position]
      return same?.number === number && same.date === date && same.amount === amount
    })
  )
}

/**
 * How many hours after the first attempt to collect an installment the lender tries again. Used if the
 * lender configures no other hours. Source: press reports of Communication "A" 8406 of the central bank.
 */
export const defaultCollectionRetryHours: readonly number[] = [48, 96]

/**
 * Returns the days on which the lender tries to collect an installment: the day `first` and the day of
 * each retry, in order. The lender and the bank decide the hour. Source: COL-01.
 */
export function collectionAttemptDays(
  first: CalendarDate,
  retryHours: readonly number[],
): readonly CalendarDate[] {
  const days = [0, ...retryHours].map((hours) => Math.floor(hours / 24))
  return [...new Set(days)].sort((one, other) => one - other).map((each) => addDays(first, each))
}

/**
 * Returns the calendar weeks from the week of the first day to the week of the last day; `days` must be in
 * order. Each week is the list of its seven days, Monday first.
 */
export function weeksContainingDays(days: readonly CalendarDate[]): readonly (readonly CalendarDate[])[] {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return []
  const weeks: CalendarDate[][] = []
  for (let monday = addDays(first, -daysSinceMonday(first)); monday <= last; monday = addDays(monday, 7)) {
    const start = monday
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)))
  }
  return weeks
}
