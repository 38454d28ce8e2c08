import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { Loan } from '@/domain/loans/loan'
import { loanStanding, type NextInstallment, type OverdueStanding } from '@/domain/loans/loan-standing'
import {
  pendingPaymentsTotal,
  type PendingPaymentsTotal,
  type UnappliedPaymentOfLoan,
} from '@/domain/payments/pending-payments'
import type { AccountStatus } from '@/domain/session/session'

/** The payment information that the home screen shows first. Source: HOM-17. */
export type NextPayment =
  | ({ readonly kind: 'paid'; readonly loan: Loan | undefined } & PendingPaymentsTotal)
  | {
      readonly kind: 'overdue'
      /**
       * Total overdue amount; undefined if the lender gives neither the total nor the amount of each overdue
       * loan.
       */
      readonly amount: Cents | undefined
      /** Number of the customer's overdue installments; undefined if no loan has an overdue installment. */
      readonly count: number | undefined
      /**
       * The only overdue loan, if the whole overdue amount belongs to it and the loan can be paid; otherwise
       * undefined. With this loan, the customer pays without choosing one. Source: LOA-04, PAY-21.
       */
      readonly loan: Loan | undefined
      /**
       * The loan with the earliest overdue installment, among the loans that can be paid and whose
       * overdue amount is known. The customer can pay a part of that amount. Source: PAY-24.
       */
      readonly oldest: Loan | undefined
    }
  | {
      readonly kind: 'due'
      readonly loan: Loan
      readonly installment: NextInstallment
      readonly daysLeft: number
    }
  /** What is shown to a customer who has loans of which no installment falls due any more. */
  | { readonly kind: 'nothing-due' }
  | { readonly kind: 'no-loans' }

export interface NextPaymentFacts {
  readonly accountStatus: Pick<AccountStatus, 'isUpToDate' | 'totalDebt'>
  readonly loans: readonly Loan[]
  readonly unappliedPayments: readonly UnappliedPaymentOfLoan[]
  readonly today: CalendarDate
}

/**
 * Returns the payment information that the home screen shows first: the payments that the lender has not
 * applied yet; without such payments, the total overdue amount; if nothing is overdue, the installment
 * that falls due next. Source: HOM-17, HOM-04.
 */
export function nextPayment({
  accountStatus,
  loans,
  unappliedPayments,
  today,
}: NextPaymentFacts): NextPayment {
  const paid = pendingPaymentsTotal(unappliedPayments.map(({ payment }) => payment))
  if (paid) return { kind: 'paid', ...paid, loan: onlyLoanOf(unappliedPayments) }
  const overdue = loans.flatMap((loan) => loanWithOverdueStandingIfAny(loan, today))
  if (!accountStatus.isUpToDate) return overduePayment(overdue, accountStatus.totalDebt)
  if (overdue.length > 0) return overduePayment(overdue)
  if (loans.length === 0) return { kind: 'no-loans' }
  return earliestDuePayment(loans, today) ?? { kind: 'nothing-due' }
}

interface LoanAndOverdueStanding {
  readonly loan: Loan
  readonly standing: OverdueStanding
}

function onlyLoanOf(unapplied: readonly UnappliedPaymentOfLoan[]): Loan | undefined {
  const [one, ...others] = new Set(unapplied.map(({ loan }) => loan))
  return others.length === 0 ? one : undefined
}

function loanWithOverdueStandingIfAny(loan: Loan, today: CalendarDate): readonly LoanAndOverdueStanding[] {
  const standing = loanStanding(loan, today)
  return standing.kind === 'overdue' ? [{ loan, standing }] : []
}

/** Returns the sum of the overdue amounts, or undefined if the amount of any loan is unknown. */
function totalOverdueAmount(overdue: readonly LoanAndOverdueStanding[]): Cents | undefined {
  const amounts = overdue.map(({ standing }) => standing.amount)
  return amounts.every((amount) => amount !== undefined) ? sumCents(amounts) : undefined
}

/**
 * Returns the payment information for a customer with overdue debt. Without `totalDebt`, the total that the
 * lender gives, the amount is the sum of the loans. It names a single loan only if the amount shown equals
 * that loan's overdue amount and the loan can be paid. Source: LOA-04, LOA-13.
 */
function overduePayment(overdue: readonly LoanAndOverdueStanding[], totalDebt?: Cents): NextPayment {
  const [one, ...others] = overdue
  const amount = totalDebt ?? (one && totalOverdueAmount(overdue))
  const isAllOfOne = others.length === 0 && one?.standing.amount === amount
  return {
    kind: 'overdue',
    amount,
    count: one && overdue.reduce((count, { standing }) => count + standing.count, 0),
    loan: isAllOfOne && one?.loan.paymentEnabled ? one.loan : undefined,
    oldest: oldestOverdueLoan(overdue),
  }
}

function oldestOverdueLoan(overdue: readonly LoanAndOverdueStanding[]): Loan | undefined {
  const [first] = overdue
    .filter(({ loan, standing }) => loan.paymentEnabled && standing.amount !== undefined)
    .sort((one, other) => one.standing.since.localeCompare(other.standing.since))
  return first?.loan
}

/**
 * Returns the installment that falls due first, among the loans that can be paid now or, if there are none,
 * among all loans. If several fall due on that day, returns the one with the smallest amount.
 */
function earliestDuePayment(loans: readonly Loan[], today: CalendarDate): NextPayment | undefined {
  const due = loans.flatMap((loan) => {
    const standing = loanStanding(loan, today)
    return standing.kind === 'up-to-date' ? [{ loan, installment: standing }] : []
  })
  const payable = due.filter(({ loan }) => loan.paymentEnabled)
  const [first] = (payable.length > 0 ? payable : due).sort((one, other) =>
    one.installment.date === other.installment.date
      ? one.installment.amount - other.installment.amount
      : one.installment.date.localeCompare(other.installment.date),
  )
  return first && { kind: 'due', ...first, daysLeft: daysBetween(today, first.installment.date) }
}
