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
 * Step of the session counter at a sign-out: the counter rises to the next multiple of this number. The
 * counter divided by this number, rounded down, is the number of sign-outs on this device.
 */
export const sessionChangeCountLogoutMultiple = 65_536
