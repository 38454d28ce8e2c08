import type { PaymentCoverage, ReachedInstallments } from '@/domain/shared/operation'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueItem } from './amount-due'
import { dueItemsCoveredByPayment } from './covered-items'
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
 * Returns which installments a payment is for, which of them its amount reaches, and what remains due after
 * it. The last two are left out if another payment, not included in the amount due yet, makes them uncertain.
 * Source: PAY-22.
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
  const reached = installments.length > 0 ? { reached: reachedInstallments(dueItems, amount) } : {}
  return { ...numbered, ...reached, remaining: remaining < 0 ? cents(0) : remaining }
}

function reachedInstallments(dueItems: readonly DueItem[], amount: Cents): ReachedInstallments {
  const reached = dueItemsCoveredByPayment(dueItems, amount).flatMap(
    ({ item, coveredAmount, remainingAmount }) =>
      item.kind === 'installment' && coveredAmount > 0
        ? [{ number: item.number, isPaidInFull: remainingAmount === 0 }]
        : [],
  )
  const paidInFull = reached.filter(({ isPaidInFull }) => isPaidInFull).map(({ number }) => number)
  const paidInPart = reached.find(({ isPaidInFull }) => !isPaidInFull)?.number
  return paidInPart === undefined ? { paidInFull } : { paidInFull, paidInPart }
}
