/** The portal's origin on a phone in memory. No request is sent to it. */
export const portalOrigin = 'https://portal.invalid'
