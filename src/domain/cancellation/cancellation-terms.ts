import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cents, subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import { amountShown } from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'

/** What the lender asks for cancelling a loan, and between which days. Source: CAN-03. */
export interface CancellationTerms {
  readonly amount: Cents
  readonly validFrom: CalendarDate
  readonly validUntil: CalendarDate
}

/** What is left to pay of a loan, installment by installment. Source: CAN-05. */
export interface RemainingInstallments {
  readonly count: number
  readonly total: Cents
}

/** Whether somebody can still pay by them: an amount, and a time that is not over. Source: CAN-03. */
export function canBePaidBy(
  { amount, validFrom, validUntil }: CancellationTerms,
  today: CalendarDate,
): boolean {
  return amount > 0 && validFrom <= validUntil && today <= validUntil
}

/** What remains, without what was waived or paid in part; nothing where the lender tells no installments. Source: CAN-05. */
export function remainingInstallments(
  installments: readonly Installment[],
): RemainingInstallments | undefined {
  const left = installments.filter(({ status }) => status !== 'paid').map(leftOf)
  if (left.length === 0) return undefined
  return { count: left.length, total: sumCents(left) }
}

/** How much less is paid by cancelling; nothing where it is not less. Source: CAN-05. */
export function saving({ amount }: CancellationTerms, remaining: RemainingInstallments): Cents | undefined {
  return amount < remaining.total ? subtractCents(remaining.total, amount) : undefined
}

function leftOf(installment: Installment): Cents {
  const left = subtractCents(amountShown(installment), installment.paidAmount ?? cents(0))
  return left < 0 ? cents(0) : left
}
