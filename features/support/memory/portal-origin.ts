/** Origin of the portal on a phone in memory. Nothing is loaded from it. */
export const portalOrigin = 'https://portal.invalid'
