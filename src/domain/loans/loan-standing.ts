import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'
import { totalDue } from '@/domain/payments/total-due'
import { partPayment, remainingAmount, sortedInstallments, type PartPayment } from './installments'
import type { Installment, Loan } from './loan'

/** How a customer stands with one loan on a day. Source: LOA-13. */
export type LoanStanding =
  | OverdueLoan
  | ({ readonly kind: 'due' } & NextInstallment)
  /** Paid off, or all that is left was put off. */
  | { readonly kind: 'nothing-due' }

/** Something of the loan fell due and is not paid. Source: LOA-13, LOA-15. */
export interface OverdueLoan {
  readonly kind: 'overdue'
  readonly count: number
  readonly since: CalendarDate
  /** The whole overdue amount as the lender collects it, with interest; undefined if it is not known. */
  readonly amount: Cents | undefined
  /** How much of the amount is interest for paying late. */
  readonly punitiveAmount: Cents
  readonly partPaid: readonly PartPayment[]
}

/** The installment that falls due next. Source: LOA-03. */
export interface NextInstallment {
  readonly number: number
  /** What is left of it. */
  readonly amount: Cents
  readonly date: CalendarDate
  readonly partPaid: readonly PartPayment[]
}

/**
 * What a loan leads with, wherever it is shown: what is overdue comes first; without it, what falls due next.
 * Source: LOA-03, LOA-13.
 */
export function loanStanding(
  loan: Pick<Loan, 'installments' | 'currentInstallment' | 'dueNow'>,
  today: CalendarDate,
): LoanStanding {
  const overdue = sortedInstallments(loan.installments).filter((installment) => isOverdue(installment, today))
  const [oldest] = overdue
  if (oldest) return { kind: 'overdue', since: oldest.dueDate, ...owed(loan), ...counted(overdue) }
  const next = nextInstallment(loan)
  return next ? { kind: 'due', ...next } : { kind: 'nothing-due' }
}

/** What the lender counts as current, at the price that the list of installments shows. Source: LOA-03, LOA-06. */
export function nextInstallment({
  installments,
  currentInstallment: current,
}: Pick<Loan, 'installments' | 'currentInstallment'>): NextInstallment | undefined {
  if (!current) return undefined
  const listed = installments.filter((installment) => installment.number === current.number)
  const [one] = listed
  const amount = one ? remainingAmount(one) : current.totalAmount
  return { number: current.number, amount, date: current.dueDate, partPaid: partPaymentsOf(listed) }
}

/** From so many days before on, a due date is near. */
const nearDays = 5

/** Whether what falls due in so many days is shown as near, wherever it is shown. Source: LOA-03. */
export function isDueSoon(daysLeft: number): boolean {
  return daysLeft >= 0 && daysLeft <= nearDays
}

/** Whether something of a loan is overdue, which is when the lender is asked how much. Source: LOA-13. */
export function hasOverdue(loan: Pick<Loan, 'installments'>, today: CalendarDate): boolean {
  return loan.installments.some((installment) => isOverdue(installment, today))
}

function counted(overdue: readonly Installment[]): Pick<OverdueLoan, 'count' | 'partPaid'> {
  return { count: overdue.length, partPaid: partPaymentsOf(overdue) }
}

/** A lender that asks for nothing has not said what is overdue. */
function owed({ dueNow = [] }: Pick<Loan, 'dueNow'>): Pick<OverdueLoan, 'amount' | 'punitiveAmount'> {
  const amount = totalDue(dueNow)
  const punitiveAmount = sumCents(dueNow.map((line) => line.punitiveAmount))
  return amount > 0 ? { amount, punitiveAmount } : { amount: undefined, punitiveAmount: sumCents([]) }
}

function partPaymentsOf(installments: readonly Installment[]): readonly PartPayment[] {
  return installments.map(partPayment).filter((part) => part !== undefined)
}

/** The server's word, and what was paid in part and fell due since. */
function isOverdue(installment: Installment, today: CalendarDate): boolean {
  return installment.status === 'overdue' || (installment.status === 'partial' && installment.dueDate < today)
}
