import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import { subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import type { Loan } from '@/domain/loans/loan'
import type { UnappliedPayment } from './unapplied-payment'

/**
 * A payment that was made, or may have been, and that the amount due of its loan does not include yet.
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
  readonly day: CalendarDate
  readonly count: number
  /**
   * Whether it is certain that all these payments were made; false while the outcome of one of them is
   * unknown.
   */
  readonly isSure: boolean
}

/**
 * Returns the sum of the payments that the amount due does not include yet, or undefined if there are none.
 * Source: PAY-20.
 */
export function pendingPaymentsTotal(
  payments: readonly UnappliedPayment[],
): PendingPaymentsTotal | undefined {
  const day = payments.map(dayOf).sort().at(-1)
  return (
    day && {
      amount: sumCents(payments.map(({ amount }) => amount)),
      day,
      count: payments.length,
      isSure: payments.every(({ kind }) => kind !== 'outcome-unknown'),
    }
  )
}

/** Returns the sum of the payments of one loan that its amount due does not include yet. Source: PAY-20. */
export function pendingPaymentsTotalOfLoan(
  { externalId }: Pick<Loan, 'externalId'>,
  unapplied: readonly UnappliedPaymentOfLoan[],
): PendingPaymentsTotal | undefined {
  return pendingPaymentsTotal(
    unapplied.filter(({ loan }) => loan?.externalId === externalId).map(({ payment }) => payment),
  )
}

/**
 * Returns the loans whose amount due already includes all their payments. Empty if it is unknown which loan
 * a payment that is not included yet pays. Source: HOM-19.
 */
export function loansWithoutPendingPayments({
  loans,
  unapplied,
}: {
  readonly loans: readonly Loan[]
  readonly unapplied: readonly UnappliedPaymentOfLoan[]
}): readonly Loan[] {
  if (unapplied.some(({ loan }) => loan === undefined)) return []
  return loans.filter((loan) => pendingPaymentsTotalOfLoan(loan, unapplied) === undefined)
}

/**
 * Returns the amount due minus the pending payments that it does not include yet. Undefined if they cover all
 * of it, or if the amount due is unknown. Source: PAY-20.
 */
export function amountDueAfterPending(
  { amount }: PendingPaymentsTotal,
  asked: Cents | undefined,
): Cents | undefined {
  return asked !== undefined && asked > amount ? subtractCents(asked, amount) : undefined
}

function dayOf(payment: UnappliedPayment): CalendarDate {
  if (payment.kind === 'listed') return payment.day
  return dayInBuenosAires(payment.kind === 'outcome-unknown' ? payment.operation.at : payment.at)
}
