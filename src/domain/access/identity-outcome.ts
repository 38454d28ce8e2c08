/**
 * What came of an identity check: the face is the customer's, it is not, or nothing was established.
 * Source: ACC-21.
 */
export type IdentityOutcome = 'validated' | 'no-match' | 'not-validated'
