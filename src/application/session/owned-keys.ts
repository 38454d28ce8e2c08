/** Whose a stored value is: the session that was open when it was stored, or the time between two of them. */
export interface Owner {
  /** Counts the sessions that began or ended on this device; odd while somebody is logged in. */
  readonly turn: number
  /** The customer id of who was in. */
  readonly customer?: string | undefined
}

/**
 * Everything that belongs to a person while they are at it, by where it is stored. It ends with their session, in
 * whatever way and tab that ends; `typed` waits for the same customer after an expiry. Source: ACC-37, GEN-11.
 */
export const ownedKeys = {
  local: ['refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['phoneChange', 'refinancing', 'qrPurchase'],
  typed: ['profileDraft', 'claimDraft'],
} as const

export type OwnedKey = (typeof ownedKeys)[keyof typeof ownedKeys][number]

/**
 * Logging out raises the counter to the next multiple of this number, so the counter also says how often
 * someone logged out.
 */
export const turnsPerLogout = 65_536
