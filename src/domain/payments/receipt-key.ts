import { shortFingerprintOf } from '@/domain/shared/fingerprint'
import type { RegisteredPayment } from './registered-payment'

/** A payment with the key that identifies its receipt in an address. */
export interface PaymentWithReceiptKey {
  readonly key: string
  readonly payment: RegisteredPayment
}

/**
 * Returns each payment with its receipt key, in the given order, latest first. The key is used in addresses.
 * It is so short that thousands of payments share it, so it does not tell anybody else which payment it is. A
 * payment's key does not change when later payments are added or a pending one is applied. Of two identical
 * payments the later one gets a number after the key. Source: PAY-22, GEN-11.
 */
export function paymentsWithReceiptKeys(
  customer: string,
  latestFirst: readonly RegisteredPayment[],
): readonly PaymentWithReceiptKey[] {
  const seen = new Map<string, number>()
  const earliestFirst = [...latestFirst].reverse().map((payment) => {
    const fingerprint = shortFingerprintOf(customer, ...stableFields(payment))
    const earlier = seen.get(fingerprint) ?? 0
    seen.set(fingerprint, earlier + 1)
    return { key: earlier === 0 ? fingerprint : `${fingerprint}-${earlier + 1}`, payment }
  })
  return [...earliestFirst].reverse()
}

/** Returns the fields of a payment that never change. */
function stableFields(payment: RegisteredPayment): readonly string[] {
  const { amount, date, paidBy, externalId = '', subproductId = '', commerceName = '' } = payment
  return [String(amount), date, paidBy, externalId, String(subproductId), commerceName]
}
