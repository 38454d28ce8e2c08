/**
 * Identifies the session in which a value was stored. If no customer was signed in, identifies the time
 * between two sessions.
 */
export interface StoredValueOwner {
  /** Counter that rises when a session begins or ends on this device; odd while a customer is signed in. */
  readonly turn: number
  /** Id of the customer who was signed in; undefined if none was. */
  readonly customer?: string | undefined
}

/**
 * Storage keys of the values that are stored with their owner, by storage area (`typed` is in the tab's
 * storage). The values are deleted when the owner's session ends, in whatever way and in whichever tab.
 * If the session expires, the values under `typed` are kept for the same customer. Source: ACC-37, GEN-11.
 */
export const sessionOwnedStorageKeys = {
  local: ['refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['phoneChange', 'refinancing', 'qrPurchase'],
  typed: ['profileDraft', 'claimDraft', 'surveyDraft'],
} as const

export type SessionOwnedStorageKey =
  (typeof sessionOwnedStorageKeys)[keyof typeof sessionOwnedStorageKeys][number]

/**
 * Step of the counter of sessions (`turn`) for signing out: the counter rises to the next multiple of this
 * number. It therefore also shows how often a customer has signed out.
 */
export const sessionCountLogoutIncrement = 65_536
