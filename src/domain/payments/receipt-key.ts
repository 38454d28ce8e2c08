import { shortFingerprintOf } from '@/domain/shared/fingerprint'
import type { RegisteredPayment } from './registered-payment'

/** A payment with the key that its receipt is found by. */
export interface KeyedPayment {
  readonly key: string
  readonly payment: RegisteredPayment
}

/**
 * Each payment with its key, in the given order, latest first. It goes into addresses and says nothing of the payment:
 * it is so short that thousands of payments have the same.
 * A key stays when later payments come and when a pending one is applied; of two that look the same the earlier one has
 * it, and the later one a number after it. Source: PAY-22, GEN-11.
 */
export function keyedPayments(
  customer: string,
  latestFirst: readonly RegisteredPayment[],
): readonly KeyedPayment[] {
  const seen = new Map<string, number>()
  const earliestFirst = [...latestFirst].reverse().map((payment) => {
    const mark = shortFingerprintOf(customer, ...tellingFacts(payment))
    const earlier = seen.get(mark) ?? 0
    seen.set(mark, earlier + 1)
    return { key: earlier === 0 ? mark : `${mark}-${earlier + 1}`, payment }
  })
  return [...earliestFirst].reverse()
}

/** What never changes of a payment. */
function tellingFacts(payment: RegisteredPayment): readonly string[] {
  const { amount, date, paidBy, externalId = '', subproductId = '', commerceName = '' } = payment
  return [String(amount), date, paidBy, externalId, String(subproductId), commerceName]
}
