import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'
import { dueDatesToCome } from '@/domain/loans/due-dates'
import type { Loan } from '@/domain/loans/loan'

/** What a month asks for in all. Source: HOM-17. */
export interface MonthAhead {
  /** The first day of it on which something falls due. */
  readonly firstDate: CalendarDate
  readonly count: number
  readonly amount: Cents
}

/** The month in which something falls due next, today's included; what is overdue already is no part of it. Source: HOM-17. */
export function monthAhead(loans: readonly Loan[], today: CalendarDate): MonthAhead | undefined {
  const dates = loans
    .flatMap(({ installments }) => dueDatesToCome(installments, today))
    .sort((one, other) => one.date.localeCompare(other.date))
  const [first] = dates
  if (!first) return undefined
  const ofMonth = dates.filter(({ date }) => date.slice(0, 7) === first.date.slice(0, 7))
  return {
    firstDate: first.date,
    count: ofMonth.length,
    amount: sumCents(ofMonth.map(({ amount }) => amount)),
  }
}
