import type { LoanStanding } from '@/domain/loans/loan-standing'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { formatDayAndMonth, formatDueDate } from '@/ui/kit/format'
import { loansTexts } from '@/ui/texts/loans.texts'

/**
 * Returns the text that says when a loan's next installment falls due, since when the loan is overdue, or that
 * nothing is due. Source: LOA-13.
 */
export function loanDueText(standing: LoanStanding, today: CalendarDate): string {
  switch (standing.kind) {
    case 'overdue':
      return loansTexts.list.overdue(standing.count, formatDayAndMonth(standing.since, today))
    case 'up-to-date':
      return formatDueDate(standing.date, today)
    case 'nothing-due':
      return loansTexts.list.nothingDue
  }
}
