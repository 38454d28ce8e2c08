import { mayBeRetried, type OperationRecord } from '@/domain/shared/operation'
import type { Acknowledged } from '@/domain/shared/operation-guard'
import type { Cents } from '@/domain/shared/money'
import { isPayable } from './total-due'
import type { UnappliedPayment } from './unapplied-payment'

/** What a customer wants to pay, and what they knew when they said so. */
export interface RequestedPayment extends Acknowledged {
  readonly amount: Cents
  /** All that was shown as due. */
  readonly seen: Cents
}

export type SendDecision =
  | { readonly kind: 'may-be-sent' }
  /** What is due is not what the customer saw. */
  | { readonly kind: 'due-changed' }
  /** The customer has not seen this payment. */
  | { readonly kind: 'unacknowledged'; readonly payment: UnappliedPayment }

/**
 * Whether the payment may leave, given what the lender says at this very moment. Totals are compared, for the order of
 * lines means nothing; no amount leaves that is nothing, negative or over what is due. Source: PAY-16, PAY-20, PAY-23.
 */
export function decideSending(
  { amount, seen, acknowledgedKeys, retryOf }: RequestedPayment,
  known: { readonly due: Cents; readonly unapplied: readonly UnappliedPayment[] },
): SendDecision {
  const payment = firstUnacknowledgedPayment(known.unapplied, { acknowledgedKeys, retryOf })
  if (payment) return { kind: 'unacknowledged', payment }
  if (known.due !== seen || !isPayable(amount, known.due)) return { kind: 'due-changed' }
  return retryOf && retryOf.amount !== amount ? { kind: 'due-changed' } : { kind: 'may-be-sent' }
}

/** The first payment that the customer has to see before paying. Source: PAY-20. */
export function firstUnacknowledgedPayment(
  unapplied: readonly UnappliedPayment[],
  { acknowledgedKeys, retryOf }: Acknowledged,
): UnappliedPayment | undefined {
  return unapplied.find((payment) => !acknowledgedKeys.includes(payment.id) && !isRetried(payment, retryOf))
}

/** The payment that the lender never received and that may go out again, while at least as much is due. Source: PAY-20. */
export function paymentToRetry(
  unapplied: readonly UnappliedPayment[],
  { acknowledgedKeys, due }: Pick<Acknowledged, 'acknowledgedKeys'> & { readonly due: Cents },
): OperationRecord | undefined {
  for (const payment of unapplied) {
    if (payment.kind !== 'outcome-unknown' || !mayBeRetried(payment.operation)) continue
    if (payment.amount <= due && !acknowledgedKeys.includes(payment.id)) return payment.operation
  }
  return undefined
}

/** Another tab may have retried it meanwhile: then it is pending. */
function isRetried(payment: UnappliedPayment, retryOf: OperationRecord | undefined): boolean {
  return (
    payment.kind === 'outcome-unknown' &&
    payment.id === retryOf?.idempotencyKey &&
    mayBeRetried(payment.operation)
  )
}
