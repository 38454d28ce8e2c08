/** What decides whether a customer sees them home or something else first. */
export interface HomeArrival {
  readonly hasLegalStudy: boolean
  readonly hasCredentials: boolean
  /** The customer is asked to register their fingerprint or face. Source: ACC-27. */
  readonly offersUnlock: boolean
  /** The customer is asked to receive notices on this device. Source: ACC-29. */
  readonly offersPush: boolean
}

export type HomeRedirect = 'create-password' | 'unlock-registration' | 'push-opt-in'

/**
 * Where entering home leads instead of home; nowhere when the legal notice stands there.
 * Source: HOM-08, HOM-02.
 */
export function homeRedirect(arrival: HomeArrival): HomeRedirect | undefined {
  if (arrival.hasLegalStudy) return undefined
  if (!arrival.hasCredentials) return 'create-password'
  if (arrival.offersUnlock) return 'unlock-registration'
  return arrival.offersPush ? 'push-opt-in' : undefined
}
