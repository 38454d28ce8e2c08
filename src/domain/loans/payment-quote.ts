import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What the lender says that paying costs on a day. Nothing in it is calculated by the portal. Source: LOA-17. */
export interface PaymentQuote {
  readonly date: CalendarDate
  readonly amount: Cents
  readonly installments: readonly QuotedInstallment[]
  /** Late interest that does not run because of paying on that day and not a week later. */
  readonly interestSaved?: Cents
  /** The last day on which the quote holds. */
  readonly validUntil: CalendarDate
}

/** What a quoted amount pays of an installment, and what is left of it. */
export interface QuotedInstallment {
  readonly number: number
  readonly paid: Cents
  readonly remaining: Cents
}

/** A day for which a quote is requested. */
export interface QuotedDay {
  readonly kind: 'today' | 'due-day' | 'week-later'
  readonly date: CalendarDate
}

const weekDays = 7

/**
 * Returns the days to quote: today, the due day if it is still to come, and a week after the later of both.
 * Source: LOA-17.
 */
export function quotedDays(today: CalendarDate, dueDate: CalendarDate | undefined): readonly QuotedDay[] {
  const days: QuotedDay[] = [{ kind: 'today', date: today }]
  if (dueDate === undefined || dueDate <= today)
    return [...days, { kind: 'week-later', date: addDays(today, weekDays) }]
  return [
    ...days,
    { kind: 'due-day', date: dueDate },
    { kind: 'week-later', date: addDays(dueDate, weekDays) },
  ]
}
