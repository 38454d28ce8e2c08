/** The facts that decide whether a customer is asked to allow notifications on this device. */
export interface PushOfferContext {
  /** Whether this device can show notifications and the customer has not blocked them. */
  readonly isSupported: boolean
  /** Whether the customer already receives notifications on this device. */
  readonly isSubscribed: boolean
  /** Whether the customer dismissed the offer of notifications, on this device or through the lender. */
  readonly isSkipped: boolean
  /** Whether the lender offers notifications only after the customer's first payment. */
  readonly waitsForPayment: boolean
  /** Whether the customer has paid from this device. */
  readonly hasPaid: boolean
}

/** Returns whether the offer of notifications is shown before home. Source: HOM-08, ACC-29. */
export function shouldOfferPush(context: PushOfferContext): boolean {
  const { isSupported, isSubscribed, isSkipped, waitsForPayment, hasPaid } = context
  return isSupported && !isSubscribed && !isSkipped && (hasPaid || !waitsForPayment)
}
