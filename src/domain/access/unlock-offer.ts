/** The facts that decide whether a customer is asked to register their fingerprint or face. */
export interface BiometricUnlockOfferFacts {
  /**
   * Whether this device can check the customer's fingerprint or face, or the code that unlocks the
   * device.
   */
  readonly isSupported: boolean
  readonly hasTaxId: boolean
  /** Whether the customer has registered a fingerprint or face, on this device or another. */
  readonly isRegistered: boolean
  /** Whether the customer chose never to be asked again to register a fingerprint or face. */
  readonly neverAskAgain: boolean
  /**
   * Whether the customer has skipped the offer to register a fingerprint or face on this device, or the
   * lender says not to make that offer.
   */
  readonly isSkipped: boolean
}

/**
 * Returns whether the customer is asked to register their fingerprint or face before home is shown.
 * Source: HOM-08, ACC-27.
 */
export function shouldOfferBiometricUnlock(context: BiometricUnlockOfferFacts): boolean {
  if (!context.isSupported || !context.hasTaxId) return false
  return !context.isRegistered && !context.neverAskAgain && !context.isSkipped
}
