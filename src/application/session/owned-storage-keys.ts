/**
 * Identifies the session in which a value was stored, or the period between two sessions, if no customer
 * was signed in.
 */
export interface StoredValueOwner {
  /** Number of times that a session began or ended on this device; odd while a customer is signed in. */
  readonly turn: number
  /** Id of the signed-in customer. */
  readonly customer?: string | undefined
}

/**
 * Storage keys of everything that belongs to one person, by storage area. The values end with the person's
 * session, however and in whichever tab it ends. Values under `typed` are kept for the same customer if the
 * session expires. Source: ACC-37, GEN-11.
 */
export const ownedStorageKeys = {
  local: ['refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['phoneChange', 'refinancing', 'qrPurchase'],
  typed: ['profileDraft', 'claimDraft'],
} as const

export type OwnedStorageKey = (typeof ownedStorageKeys)[keyof typeof ownedStorageKeys][number]

/**
 * Signing out raises the counter of sessions (`turn`) to the next multiple of this number, so the counter
 * also shows how often a customer signed out.
 */
export const logoutCounterStep = 65_536
