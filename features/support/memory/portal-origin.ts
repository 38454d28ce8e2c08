/** The portal's address on a phone that exists only in memory. No request is sent to it. */
export const originOfInMemoryPortal = 'https://portal.invalid'
