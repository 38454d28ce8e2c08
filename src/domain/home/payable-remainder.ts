import type { Loan } from '@/domain/loans/loan'
import { loanStanding } from '@/domain/loans/loan-standing'
import { amountDueAfterPendingPayments } from '@/domain/payments/pending-payments'
import type { AccountStatus } from '@/domain/session/session'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { NextPayment } from './next-payment'

/** What is left to pay of an overdue loan after payments that the lender has not applied yet. */
export interface PayableRemainder {
  readonly loan: Loan
  readonly amount: Cents
}

/**
 * Returns the loan of the pending payments, and what is left to pay of it. Undefined if it is unknown whether
 * the payments were made, if that loan is not the only one in debt, if the payments cover the debt, or if the
 * loan cannot be paid. Source: PAY-20.
 */
export function payableRemainder(
  paid: Extract<NextPayment, { readonly kind: 'paid' }>,
  { totalDebt }: Pick<AccountStatus, 'totalDebt'>,
  today: CalendarDate,
): PayableRemainder | undefined {
  const { loan, isCertain } = paid
  if (!isCertain || !loan?.paymentEnabled) return undefined
  const standing = loanStanding(loan, today)
  if (standing.kind !== 'overdue' || standing.amount !== totalDebt) return undefined
  const amount = amountDueAfterPendingPayments(paid, standing.amount)
  return amount === undefined ? undefined : { loan, amount }
}
