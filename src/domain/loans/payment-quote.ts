import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/**
 * The lender's quote of what the customer pays if they pay on a given day. All amounts in the quote come from
 * the lender; the portal calculates none. Source: LOA-17.
 */
export interface PaymentQuote {
  readonly date: CalendarDate
  readonly amount: Cents
  readonly installments: readonly QuotedInstallment[]
  /** Late interest that the customer saves by paying on the quoted day instead of a week later. */
  readonly interestSaved?: Cents
  /** The last day on which this quote is valid. */
  readonly validUntil: CalendarDate
}

/** How much of one installment is paid by the quoted amount, and how much of the installment is then left. */
export interface QuotedInstallment {
  readonly number: number
  readonly coveredAmount: Cents
  readonly remainingAmount: Cents
}

/** A day for which the portal asks the lender what the customer would have to pay. */
export interface DayToQuote {
  readonly kind: 'today' | 'due-day' | 'week-later'
  readonly date: CalendarDate
}

const daysPerWeek = 7

/**
 * Returns the days for which the portal requests payment quotes: today, the due date if it is in the
 * future, and the day a week after the last of these. Source: LOA-17.
 */
export function daysToQuote(today: CalendarDate, dueDate: CalendarDate | undefined): readonly DayToQuote[] {
  const days: DayToQuote[] = [{ kind: 'today', date: today }]
  if (dueDate === undefined || dueDate <= today)
    return [...days, { kind: 'week-later', date: addDays(today, daysPerWeek) }]
  return [
    ...days,
    { kind: 'due-day', date: dueDate },
    { kind: 'week-later', date: addDays(dueDate, daysPerWeek) },
  ]
}
