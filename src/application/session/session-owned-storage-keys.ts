/**
 * Identifies the session in which a value was stored. If no customer was signed in, identifies the time
 * between two sessions.
 */
export interface StoredValueOwner {
  /** The value of the counter `StoredSessionValues.sessionChangeCount` when the value was stored. */
  readonly turn: number
  /** Id of the customer who was signed in; undefined if none was. */
  readonly customer?: string | undefined
}

/**
 * Storage keys of the values that are deleted when the session of their owner ends, in any way and in any
 * tab. They are grouped by storage area (`typed` is in the tab's storage). If the session expires, the values
 * under `typed` are kept for the same customer. Source: ACC-37, GEN-11.
 */
export const sessionOwnedStorageKeys = {
  local: ['refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['phoneChange', 'refinancing', 'qrPurchase'],
  typed: ['profileDraft', 'claimDraft', 'surveyDraft'],
} as const

export type SessionOwnedStorageKey =
  (typeof sessionOwnedStorageKeys)[keyof typeof sessionOwnedStorageKeys][number]

/**
 * Step of the session counter at a sign-out: the counter rises to the next multiple of this number. The
 * counter divided by this number, rounded down, is the number of sign-outs on this device.
 */
export const sessionChangeCountLogoutMultiple = 65_536
