/**
 * The kinds of account change that a customer can report as not made by them. The lender notifies the
 * customer of each such change. Source: ACC-41.
 */
export const disownedChangeKinds = ['phone', 'password', 'device'] as const

export type DisownedChangeKind = (typeof disownedChangeKinds)[number]
