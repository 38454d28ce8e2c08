/** What decides whether a customer is asked to receive notices on this device. */
export interface PushOfferContext {
  /** This device can show notices and has not forbidden them. */
  readonly isSupported: boolean
  /** The customer receives them here already. */
  readonly isSubscribed: boolean
  /** The customer put it off, here or with the lender. */
  readonly isSkipped: boolean
  /** The lender offers them after the first payment only. */
  readonly waitsForPayment: boolean
  /** The customer has paid from this device. */
  readonly hasPaid: boolean
}

/** Whether entering home leads to the offer of notices first. Source: HOM-08, ACC-29. */
export function shouldOfferPush(context: PushOfferContext): boolean {
  const { isSupported, isSubscribed, isSkipped, waitsForPayment, hasPaid } = context
  return isSupported && !isSubscribed && !isSkipped && (hasPaid || !waitsForPayment)
}
