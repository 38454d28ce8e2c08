/** The origin of the portal on a phone in memory; nothing is fetched from it. */
export const portalOrigin = 'https://portal.invalid'
