import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { amountShown, sortedInstallments } from './installments'
import type { Installment, Loan } from './loan'

/** How a customer stands with one loan on a day. */
export type LoanStanding =
  | { readonly kind: 'overdue'; readonly count: number; readonly since: CalendarDate }
  | { readonly kind: 'due'; readonly date: CalendarDate }
  /** Paid off, or all that is left was put off. */
  | { readonly kind: 'nothing-due' }

/** What is overdue comes first; without it, what falls due next. */
export function loanStanding(
  loan: Pick<Loan, 'installments' | 'currentInstallment'>,
  today: CalendarDate,
): LoanStanding {
  const overdue = sortedInstallments(loan.installments).filter((installment) => isOverdue(installment, today))
  const [oldest] = overdue
  if (oldest) return { kind: 'overdue', count: overdue.length, since: oldest.dueDate }
  const { currentInstallment } = loan
  return currentInstallment ? { kind: 'due', date: currentInstallment.dueDate } : { kind: 'nothing-due' }
}

/** What the current installment costs the customer, the same as in the list of installments. Source: LOA-03, LOA-06. */
export function currentAmount(loan: Pick<Loan, 'installments' | 'currentInstallment'>): Cents | undefined {
  const current = loan.currentInstallment
  const listed = loan.installments.find((installment) => installment.number === current?.number)
  return listed ? amountShown(listed) : current?.totalAmount
}

/** The server's word, and what was paid in part and fell due since. */
function isOverdue(installment: Installment, today: CalendarDate): boolean {
  return installment.status === 'overdue' || (installment.status === 'partial' && installment.dueDate < today)
}
