import { hasUnknownOutcome, mayRetryOperation, type OperationRecord } from '@/domain/shared/operation'
import type { AcknowledgedOperations } from '@/domain/shared/operation-guard'
import type { Cents } from '@/domain/shared/money'
import { isPayableAmount } from './total-due'
import type { PaymentOrCollectionToAcknowledge } from './collections-to-acknowledge'

/** A payment that the customer confirms, with what the screen showed when they confirmed it. */
export interface RequestedPayment extends AcknowledgedOperations {
  readonly amount: Cents
  /** The total amount due, as the screen showed it to the customer before they confirmed. */
  readonly seenTotalDue: Cents
}

type PaymentSendDecision =
  | { readonly kind: 'may-be-sent' }
  /**
   * Decision not to send: the amount due is no longer the one that the customer saw, or the amount to pay is
   * not over 0, is more than the amount due, or differs from that of the payment that is retried.
   */
  | { readonly kind: 'due-changed' }
  /**
   * Decision not to send: there is an earlier payment, or an automatic collection, that the customer has to
   * see first.
   */
  | { readonly kind: 'unacknowledged'; readonly payment: PaymentOrCollectionToAcknowledge }

/**
 * Decides whether a payment may be sent to the lender. Compares it with the amount due that the lender
 * reports right now, and with the unapplied payments and automatic collections that the lender or this device
 * knows. Only the total is compared with the one on the screen, not the single items. A payment of 0, below 0
 * or over the amount due is never sent. Source: PAY-16, PAY-20, PAY-23.
 */
export function decidePaymentSending(
  { amount, seenTotalDue, acknowledgedKeys, operationToRetry }: RequestedPayment,
  known: { readonly due: Cents; readonly unapplied: readonly PaymentOrCollectionToAcknowledge[] },
): PaymentSendDecision {
  const payment = firstUnacknowledgedPayment(known.unapplied, { acknowledgedKeys, operationToRetry })
  if (payment) return { kind: 'unacknowledged', payment }
  if (known.due !== seenTotalDue || !isPayableAmount(amount, known.due)) return { kind: 'due-changed' }
  return operationToRetry && operationToRetry.amount !== amount
    ? { kind: 'due-changed' }
    : { kind: 'may-be-sent' }
}

/**
 * Returns the first unapplied payment or automatic collection that the customer has to see before they
 * pay; undefined if there is none. Source: PAY-20, PAY-27.
 */
export function firstUnacknowledgedPayment(
  unapplied: readonly PaymentOrCollectionToAcknowledge[],
  { acknowledgedKeys, operationToRetry }: AcknowledgedOperations,
): PaymentOrCollectionToAcknowledge | undefined {
  return unapplied.find(
    (payment) => !acknowledgedKeys.includes(payment.id) && !isBeingRetried(payment, operationToRetry),
  )
}

/**
 * Returns the first payment of this device that the lender did not receive and that can be sent again: its
 * amount is at most what is due now, and the customer has not chosen to ignore it. Undefined if there is
 * none. Source: PAY-20.
 */
export function paymentToRetry(
  unapplied: readonly PaymentOrCollectionToAcknowledge[],
  { acknowledgedKeys, due }: Pick<AcknowledgedOperations, 'acknowledgedKeys'> & { readonly due: Cents },
): OperationRecord | undefined {
  for (const payment of unapplied) {
    if (payment.kind !== 'outcome-unknown' || !mayRetryOperation(payment.operation)) continue
    if (payment.amount <= due && !acknowledgedKeys.includes(payment.id)) return payment.operation
  }
  return undefined
}

/**
 * Returns whether the customer retries the given payment now. False if the payment can no longer be
 * retried, for example because another tab has retried it.
 */
export function isBeingRetried(
  payment: PaymentOrCollectionToAcknowledge,
  operationToRetry: OperationRecord | undefined,
): boolean {
  return (
    payment.kind === 'outcome-unknown' &&
    payment.id === operationToRetry?.idempotencyKey &&
    mayRetryOperation(payment.operation)
  )
}

/**
 * Returns whether the payment made on this device blocks another payment of the same loan: its outcome is
 * unknown, the lender has not reported that it never arrived, and the customer has not acknowledged it.
 * Source: PAY-16, PAY-20.
 */
export function isBlockingPayment(payment: OperationRecord, acknowledgedKeys: readonly string[]): boolean {
  const { status, idempotencyKey } = payment
  return hasUnknownOutcome(payment) && status !== 'notReceived' && !acknowledgedKeys.includes(idempotencyKey)
}
