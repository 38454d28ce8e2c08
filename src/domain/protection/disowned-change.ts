/**
 * The kinds of account change of which the lender notifies the customer, who can report that they did not
 * make the change. Source: ACC-41.
 */
export const disownedChanges = ['phone', 'password', 'device'] as const

export type DisownedChange = (typeof disownedChanges)[number]
