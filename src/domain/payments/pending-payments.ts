import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import { subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import type { Loan } from '@/domain/loans/loan'
import type { UnappliedPayment } from './unapplied-payment'

/**
 * A payment that was made, or may have been made, and is not included in its loan's amount due yet.
 * Source: HOM-17, PAY-20.
 */
export interface UnappliedPaymentOfLoan {
  readonly payment: UnappliedPayment
  /** The loan that the payment pays; undefined if the lender does not say. */
  readonly loan?: Loan
}

/** The sum of all payments that the amount due does not include yet. Source: PAY-20. */
export interface PendingPaymentsTotal {
  readonly amount: Cents
  /** Date of the latest payment that the amount due does not include yet. */
  readonly latestDay: CalendarDate
  readonly count: number
  /**
   * Whether it is certain that all the payments in this total were made; false while the outcome of at
   * least one is unknown.
   */
  readonly isCertain: boolean
}

/**
 * Returns the sum, the count and the latest date of payments that the amount due does not include yet;
 * undefined if there are no such payments. Source: PAY-20.
 */
export function pendingPaymentsTotal(
  payments: readonly UnappliedPayment[],
): PendingPaymentsTotal | undefined {
  const latestDay = payments.map(paymentDay).sort().at(-1)
  return (
    latestDay && {
      amount: sumCents(payments.map(({ amount }) => amount)),
      latestDay,
      count: payments.length,
      isCertain: payments.every(({ kind }) => kind !== 'outcome-unknown'),
    }
  )
}

/**
 * Returns the sum of those payments of one loan that the loan's amount due does not include yet. Source:
 * PAY-20.
 */
export function pendingPaymentsTotalOfLoan(
  { externalId }: Pick<Loan, 'externalId'>,
  unapplied: readonly UnappliedPaymentOfLoan[],
): PendingPaymentsTotal | undefined {
  return pendingPaymentsTotal(
    unapplied.filter(({ loan }) => loan?.externalId === externalId).map(({ payment }) => payment),
  )
}

/**
 * Returns the loans whose amount due already includes all their payments. Empty if a payment that is not
 * included yet may be of any loan, because the lender does not name its loan. Source: HOM-19.
 */
export function loansWithoutPendingPayments({
  loans,
  unappliedPayments,
}: {
  readonly loans: readonly Loan[]
  readonly unappliedPayments: readonly UnappliedPaymentOfLoan[]
}): readonly Loan[] {
  if (unappliedPayments.some(({ loan }) => loan === undefined)) return []
  return loans.filter((loan) => pendingPaymentsTotalOfLoan(loan, unappliedPayments) === undefined)
}

/**
 * Returns the amount due minus the pending payments that it does not include yet. Undefined if these
 * payments cover all of the amount due, or if the amount due is unknown. Source: PAY-20.
 */
export function amountDueAfterPendingPayments(
  { amount }: PendingPaymentsTotal,
  asked: Cents | undefined,
): Cents | undefined {
  return asked !== undefined && asked > amount ? subtractCents(asked, amount) : undefined
}

function paymentDay(payment: UnappliedPayment): CalendarDate {
  if (payment.kind === 'listed') return payment.day
  return dayInBuenosAires(payment.kind === 'outcome-unknown' ? payment.operation.at : payment.at)
}
