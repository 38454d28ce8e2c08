/** The facts that decide whether a customer is asked to allow notifications on this device. */
interface PushOfferContext {
  /** Whether this device can show notifications and the customer has not blocked them in the browser. */
  readonly isSupported: boolean
  /** Whether the customer already receives notifications on this device. */
  readonly isSubscribed: boolean
  /** Whether the customer dismissed the offer of notifications, according to this device or to the lender. */
  readonly isSkipped: boolean
  /** Whether notifications are offered only after the customer's first payment, as the lender configured. */
  readonly isOfferedOnlyAfterFirstPayment: boolean
  /** Whether the customer has made a payment on this device. */
  readonly hasPaidOnThisDevice: boolean
}

/**
 * Returns whether the customer is asked to allow notifications before the home screen is shown. Source:
 * HOM-08, ACC-29.
 */
export function shouldOfferPush(context: PushOfferContext): boolean {
  const { isSupported, isSubscribed, isSkipped, isOfferedOnlyAfterFirstPayment, hasPaidOnThisDevice } =
    context
  return (
    isSupported && !isSubscribed && !isSkipped && (hasPaidOnThisDevice || !isOfferedOnlyAfterFirstPayment)
  )
}
