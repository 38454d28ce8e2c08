export type RestrictionCause =
  | 'LOST_PHONE'
  | 'PHONE_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'DEVICE_CHANGED'
  | 'DISOWNED_CHANGE'

/** Changes that are held back. Source: ACC-38, ACC-40. */
export interface Restriction {
  readonly cause: RestrictionCause
  /** Epoch milliseconds; missing if the lender has to lift it. */
  readonly until?: number
}
