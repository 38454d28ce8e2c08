/** The session in which a value was stored, or the time without a session between two of them. */
export interface StoredValueOwner {
  /** Counts the sessions that began or ended on this device; odd while a customer is signed in. */
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
 * Signing out raises the counter to the next multiple of this number, so the counter also says how often a
 * customer signed out.
 */
export const logoutCounterStep = 65_536
