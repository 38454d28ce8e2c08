/** The changes of an account that a notice reports and the customer may not have made. Source: ACC-41. */
export const disownedChanges = ['phone', 'password', 'device'] as const

export type DisownedChange = (typeof disownedChanges)[number]
