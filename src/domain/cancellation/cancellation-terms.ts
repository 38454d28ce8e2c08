import type { CalendarDate } from '@/domain/shared/calendar-date'
import { subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import { remainingInstallmentAmount } from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'

/**
 * The amount that the lender asks for to cancel a loan early, and the dates between which it is valid.
 * Source: CAN-03.
 */
export interface CancellationTerms {
  readonly amount: Cents
  readonly validFrom: CalendarDate
  readonly validUntil: CalendarDate
}

/** The installments that are left to pay of a loan: how many, and their sum. Source: CAN-05. */
export interface RemainingInstallmentsTotal {
  readonly count: number
  readonly total: Cents
}

/**
 * Returns whether the loan can be cancelled early on these terms today: the terms give an amount and have not
 * expired. Source: CAN-03.
 */
export function isCancellationPayableToday(
  { amount, validFrom, validUntil }: CancellationTerms,
  today: CalendarDate,
): boolean {
  return amount > 0 && validFrom <= validUntil && today <= validUntil
}

/**
 * Returns the unpaid installments of a loan. The customer pays these when they cancel the loan. Source:
 * CAN-05.
 */
export function unpaidInstallments(installments: readonly Installment[]): readonly Installment[] {
  return installments.filter(({ status }) => status !== 'paid')
}

/**
 * Returns the unpaid installments of a loan and their sum, which excludes waived amounts and amounts already
 * paid. Undefined if no installment is unpaid, or if the lender gives no installments. Source: CAN-05.
 */
export function remainingInstallmentsTotal(
  installments: readonly Installment[],
): RemainingInstallmentsTotal | undefined {
  const left = unpaidInstallments(installments).map(remainingInstallmentAmount)
  if (left.length === 0) return undefined
  return { count: left.length, total: sumCents(left) }
}

/**
 * Returns how much the customer saves by cancelling the loan early, or undefined if they save nothing.
 * Source: CAN-05.
 */
export function earlyCancellationSaving(
  { amount }: CancellationTerms,
  remaining: RemainingInstallmentsTotal,
): Cents | undefined {
  return amount < remaining.total ? subtractCents(remaining.total, amount) : undefined
}
