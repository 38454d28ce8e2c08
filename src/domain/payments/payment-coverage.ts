import type { PaymentCoverage } from '@/domain/shared/operation'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

/**
 * The facts from which `paymentCoverage` returns what a payment is for, as they are when the payment is
 * made.
 */
interface PaymentCoverageFacts {
  readonly dueItems: readonly DueItem[]
  readonly amount: Cents
  /** Total number of installments of the loan, if it is known. */
  readonly loanInstallmentCount?: number | undefined
  /** Whether there may be another payment of the loan that is not deducted from the amount due yet. */
  readonly hasOtherUnappliedPayment: boolean
}

/**
 * Returns which installments a payment is for and what remains due after it. The remaining amount is
 * left out if another payment, not included in the amount due yet, makes it uncertain. Source: PAY-22.
 */
export function paymentCoverage({
  dueItems,
  amount,
  loanInstallmentCount,
  hasOtherUnappliedPayment,
}: PaymentCoverageFacts): PaymentCoverage {
  const installments = dueItems.flatMap((item) => (item.kind === 'installment' ? [item.number] : []))
  const isNumbered = installments.length > 0 && loanInstallmentCount !== undefined
  const numbered = isNumbered ? { installments, of: loanInstallmentCount } : { installments }
  if (hasOtherUnappliedPayment) return numbered
  const remaining = subtractCents(totalDue(dueItems), amount)
  return { ...numbered, remaining: remaining < 0 ? cents(0) : remaining }
}
