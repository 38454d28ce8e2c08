/** What decides whether a customer is asked to register her fingerprint or face. */
export interface UnlockContext {
  /** This device can ask for a fingerprint, a face or its own code. */
  readonly isSupported: boolean
  readonly hasTaxId: boolean
  /** She has registered, here or elsewhere. */
  readonly isRegistered: boolean
  /** She asked for ever not to be asked. */
  readonly neverAskAgain: boolean
  /** She put it off since she entered. */
  readonly isSkipped: boolean
}

/** Whether entering home leads to registering the unlock first. Source: HOM-08, ACC-27. */
export function shouldOfferUnlock(situation: UnlockContext): boolean {
  if (!situation.isSupported || !situation.hasTaxId) return false
  return !situation.isRegistered && !situation.neverAskAgain && !situation.isSkipped
}
