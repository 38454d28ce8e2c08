/**
 * The facts that decide which screen a customer sees after they sign in: the home screen, or another one
 * before it.
 */
interface HomeRedirectFacts {
  readonly hasDebtLawFirm: boolean
  readonly hasCredentials: boolean
  /** Whether the customer is asked to register their fingerprint or face. Source: ACC-27. */
  readonly offersUnlock: boolean
  /** Whether the customer is asked to allow notifications on this device. Source: ACC-29. */
  readonly offersPush: boolean
}

export type HomeRedirect = 'create-password' | 'unlock-registration' | 'push-opt-in'

/**
 * Returns the screen to show before the home screen, or undefined if the home screen is shown at once. A
 * home screen with a legal notice is always shown at once. Source: HOM-08, HOM-02.
 */
export function homeRedirect(arrival: HomeRedirectFacts): HomeRedirect | undefined {
  if (arrival.hasDebtLawFirm) return undefined
  if (!arrival.hasCredentials) return 'create-password'
  if (arrival.offersUnlock) return 'unlock-registration'
  return arrival.offersPush ? 'push-opt-in' : undefined
}
