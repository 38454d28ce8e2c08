/** What decides whether a customer is asked to register their fingerprint or face. */
export interface UnlockContext {
  /** This device can ask for a fingerprint, a face or its own code. */
  readonly isSupported: boolean
  readonly hasTaxId: boolean
  /** The customer has registered, here or elsewhere. */
  readonly isRegistered: boolean
  /** The customer asked for ever not to be asked. */
  readonly neverAskAgain: boolean
  /** The customer put it off since they entered. */
  readonly isSkipped: boolean
}

/** Whether entering home leads to registering the unlock first. Source: HOM-08, ACC-27. */
export function shouldOfferUnlock(context: UnlockContext): boolean {
  if (!context.isSupported || !context.hasTaxId) return false
  return !context.isRegistered && !context.neverAskAgain && !context.isSkipped
}
