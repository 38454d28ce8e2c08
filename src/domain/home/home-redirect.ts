/** The facts that decide whether home, or another screen first, is shown to a customer who signs in. */
export interface HomeRedirectFacts {
  readonly hasLegalStudy: boolean
  readonly hasCredentials: boolean
  /** Whether the customer is asked to register their fingerprint or face. Source: ACC-27. */
  readonly offersUnlock: boolean
  /** Whether the customer is asked to allow notifications on this device. Source: ACC-29. */
  readonly offersPush: boolean
}

export type HomeRedirect = 'create-password' | 'unlock-registration' | 'push-opt-in'

/**
 * Returns the screen to show before the home screen, or undefined for home itself. Home always comes first if
 * it has to show a legal notice. Source: HOM-08, HOM-02.
 */
export function homeRedirect(arrival: HomeRedirectFacts): HomeRedirect | undefined {
  if (arrival.hasLegalStudy) return undefined
  if (!arrival.hasCredentials) return 'create-password'
  if (arrival.offersUnlock) return 'unlock-registration'
  return arrival.offersPush ? 'push-opt-in' : undefined
}
