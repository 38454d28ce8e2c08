import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import { subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import type { Loan } from '@/domain/loans/loan'
import type { UnappliedPayment } from './unapplied-payment'

/** A payment that was made, or may have been, and that no loan of the customer's counts yet. Source: HOM-17, PAY-20. */
export interface UnappliedPaymentOfLoan {
  readonly payment: UnappliedPayment
  /** Undefined if the lender does not say which one it pays. */
  readonly loan?: Loan
}

/** All that was paid and is not counted yet, as the customer sees it. Source: PAY-20. */
export interface PendingPayments {
  readonly amount: Cents
  /** The latest day on which something of it was paid. */
  readonly day: CalendarDate
  readonly count: number
  /** False while the outcome of one of them is unknown. */
  readonly isSure: boolean
}

/** Undefined if every payment is already applied. Source: PAY-20. */
export function pendingPayments(payments: readonly UnappliedPayment[]): PendingPayments | undefined {
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

/** What was paid of one loan and is not counted yet. Source: PAY-20. */
export function pendingPaymentsOf(
  { externalId }: Pick<Loan, 'externalId'>,
  unapplied: readonly UnappliedPaymentOfLoan[],
): PendingPayments | undefined {
  return pendingPayments(
    unapplied.filter(({ loan }) => loan?.externalId === externalId).map(({ payment }) => payment),
  )
}

/** What is asked for beyond what is pending; nothing where it covers that, or where nobody said. Source: PAY-20. */
export function dueBeyondPending({ amount }: PendingPayments, asked: Cents | undefined): Cents | undefined {
  return asked !== undefined && asked > amount ? subtractCents(asked, amount) : undefined
}

function dayOf(payment: UnappliedPayment): CalendarDate {
  if (payment.kind === 'listed') return payment.day
  return dayInBuenosAires(payment.kind === 'outcome-unknown' ? payment.operation.at : payment.at)
}
