import { signingKey } from '#tests/support/signed-certificates'

/** The key with which the lender signs its certificates, and the key of somebody who forges them. */
export const [lender, thief] = await Promise.all([signingKey(), signingKey()])
