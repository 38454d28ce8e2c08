import { calculateShortHash } from '@/domain/shared/hash'
import type { RegisteredPayment } from './registered-payment'

/** A payment, and the key that identifies its receipt in the receipt's web address. */
export interface PaymentWithReceiptAddressKey {
  readonly key: string
  readonly payment: RegisteredPayment
}

/**
 * Returns the payments in the given order (latest first), each with the key of its receipt, which web
 * addresses contain. Thousands of payments, of all customers, share each short key, so the key does not
 * reveal the payment to other people. The key stays the same when later payments are added or the payment is
 * applied. Identical payments get a number after the key, from the second one on. Source: PAY-22, GEN-11.
 */
export function paymentsWithReceiptAddressKeys(
  customer: string,
  latestFirst: readonly RegisteredPayment[],
): readonly PaymentWithReceiptAddressKey[] {
  const seen = new Map<string, number>()
  const earliestFirst = [...latestFirst].reverse().map((payment) => {
    const fingerprint = calculateShortHash(customer, ...stableFields(payment))
    const earlier = seen.get(fingerprint) ?? 0
    seen.set(fingerprint, earlier + 1)
    return { key: earlier === 0 ? fingerprint : `${fingerprint}-${earlier + 1}`, payment }
  })
  return [...earliestFirst].reverse()
}

/** Returns the fields of a payment that never change. */
function stableFields(payment: RegisteredPayment): readonly string[] {
  const { amount, date, paymentMethod, loanExternalId = '', subproductId = '', commerceName = '' } = payment
  return [String(amount), date, paymentMethod, loanExternalId, String(subproductId), commerceName]
}
