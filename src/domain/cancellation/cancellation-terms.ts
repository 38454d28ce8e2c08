import type { CalendarDate } from '@/domain/shared/calendar-date'
import { subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import { remainingInstallmentAmount } from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'
import type { DueItem } from '@/domain/payments/amount-due'

/**
 * The amount that the lender asks for to cancel a loan early, and the dates between which it is valid.
 * Source: CAN-03.
 */
export interface CancellationTerms {
  readonly amount: Cents
  readonly validFrom: CalendarDate
  readonly validUntil: CalendarDate
}

/**
 * What the customer pays if they do not cancel the loan: its unpaid installments and the interest for late
 * payment that is due today. Source: CAN-05.
 */
export interface RemainingInstallmentsTotal {
  /** How many installments are left to pay. */
  readonly count: number
  /** What is left to pay of these installments, plus `punitiveAmount`. */
  readonly total: Cents
  /** The interest for late payment of the items that are due; 0 if nothing is paid late. */
  readonly punitiveAmount: Cents
}

/** Whether the lender's price for cancelling a loan can be paid today. Source: CAN-03. */
export type CancellationPayability =
  | { readonly kind: 'payable' }
  /** The price is valid from a later day on, the day `from`. */
  | { readonly kind: 'not-payable-yet'; readonly from: CalendarDate }
  /** There is no amount to pay, or the price has expired. */
  | { readonly kind: 'not-payable' }

/** Returns whether the price of these terms can be paid today. Source: CAN-03. */
export function cancellationPayability(
  { amount, validFrom, validUntil }: CancellationTerms,
  today: CalendarDate,
): CancellationPayability {
  if (amount <= 0 || validFrom > validUntil || today > validUntil) return { kind: 'not-payable' }
  return today < validFrom ? { kind: 'not-payable-yet', from: validFrom } : { kind: 'payable' }
}

/**
 * Returns whether the loan can be cancelled early on these terms today: the terms give an amount, and today is
 * one of the days on which it is valid. Source: CAN-03.
 */
export function isCancellationPayableToday(terms: CancellationTerms, today: CalendarDate): boolean {
  return cancellationPayability(terms, today).kind === 'payable'
}

/**
 * Returns the unpaid installments of a loan. The customer pays these when they cancel the loan. Source:
 * CAN-05.
 */
export function unpaidInstallments(installments: readonly Installment[]): readonly Installment[] {
  return installments.filter(({ status }) => status !== 'paid')
}

/**
 * Returns how many installments of a loan are unpaid, and what is left to pay. The total excludes waived
 * amounts and amounts already paid. It includes the interest for late payment of `dueItems`, because the price
 * of the cancellation includes it too. Undefined if no installment is unpaid, or if the lender gives no
 * installments. Source: CAN-05, LOA-13.
 */
export function remainingInstallmentsTotal(
  installments: readonly Installment[],
  dueItems: readonly Pick<DueItem, 'punitiveAmount'>[],
): RemainingInstallmentsTotal | undefined {
  const left = unpaidInstallments(installments).map(remainingInstallmentAmount)
  if (left.length === 0) return undefined
  const punitiveAmount = sumCents(dueItems.map((item) => item.punitiveAmount))
  return { count: left.length, total: sumCents([...left, punitiveAmount]), punitiveAmount }
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
