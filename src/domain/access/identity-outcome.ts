/**
 * Result of an identity check: the face matches the customer, it does not, or the check could not decide.
 * Source: ACC-21.
 */
export type IdentityCheckOutcome = 'validated' | 'no-match' | 'not-validated'
