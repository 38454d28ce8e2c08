/**
 * The kinds of account change that a customer can report with the words 'it was not me'. The lender
 * notifies the customer of each such change. Source: ACC-41.
 */
export const unrecognisedChangeKinds = ['phone', 'password', 'device'] as const

export type UnrecognisedChangeKind = (typeof unrecognisedChangeKinds)[number]
