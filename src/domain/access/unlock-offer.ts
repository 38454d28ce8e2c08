/** The facts that decide whether a customer is asked to register their fingerprint or face. */
export interface UnlockContext {
  /** Whether this device can ask for a fingerprint, a face or the device's own code. */
  readonly isSupported: boolean
  readonly hasTaxId: boolean
  /** Whether the customer has registered a fingerprint or face, on this device or another. */
  readonly isRegistered: boolean
  /** Whether the customer chose never to be asked again. */
  readonly neverAskAgain: boolean
  /** Whether the customer dismissed the offer since they signed in. */
  readonly isSkipped: boolean
}

/**
 * Returns whether the customer is asked to register their fingerprint or face before home is shown.
 * Source: HOM-08, ACC-27.
 */
export function shouldOfferUnlock(context: UnlockContext): boolean {
  if (!context.isSupported || !context.hasTaxId) return false
  return !context.isRegistered && !context.neverAskAgain && !context.isSkipped
}
