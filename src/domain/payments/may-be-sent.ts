import { mayBeRetried, type OperationRecord } from '@/domain/shared/operation'
import type { Acknowledged } from '@/domain/shared/operation-guard'
import type { Cents } from '@/domain/shared/money'
import { isPayable } from './total-due'
import type { UncountedPayment } from './uncounted-payment'

/** What a customer wants to pay, and what they knew when they said so. */
export interface PaymentWish extends Acknowledged {
  readonly amount: Cents
  /** All that was shown as due. */
  readonly seen: Cents
}

export type Verdict =
  | { readonly kind: 'may-be-sent' }
  /** What is due is not what the customer saw. */
  | { readonly kind: 'due-changed' }
  /** The customer was not told of this payment. */
  | { readonly kind: 'unacknowledged'; readonly payment: UncountedPayment }

/**
 * Whether the payment may leave, given what the lender says at this very moment. Totals are compared, for the order of
 * lines means nothing; no amount leaves that is nothing, negative or over what is due. Source: PAY-16, PAY-20, PAY-23.
 */
export function mayBeSent(
  { amount, seen, acknowledgedKeys, retryOf }: PaymentWish,
  known: { readonly due: Cents; readonly uncounted: readonly UncountedPayment[] },
): Verdict {
  const payment = firstUntold(known.uncounted, { acknowledgedKeys, retryOf })
  if (payment) return { kind: 'unacknowledged', payment }
  if (known.due !== seen || !isPayable(amount, known.due)) return { kind: 'due-changed' }
  return retryOf && retryOf.amount !== amount ? { kind: 'due-changed' } : { kind: 'may-be-sent' }
}

/** The first payment that the customer has to be told of before paying. Source: PAY-20. */
export function firstUntold(
  uncounted: readonly UncountedPayment[],
  { acknowledgedKeys, retryOf }: Acknowledged,
): UncountedPayment | undefined {
  return uncounted.find((payment) => !acknowledgedKeys.includes(payment.id) && !isRetried(payment, retryOf))
}

/** Another tab may have retried it meanwhile: then it is on its way. */
function isRetried(payment: UncountedPayment, retryOf: OperationRecord | undefined): boolean {
  return (
    payment.kind === 'in-doubt' && payment.id === retryOf?.idempotencyKey && mayBeRetried(payment.operation)
  )
}
