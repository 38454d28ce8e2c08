import { createSigningKey } from '#tests/support/signed-certificates'

/** Key pairs of the lender, which signs certificates, and of a thief, who forges them. */
export const [lender, thief] = await Promise.all([createSigningKey(), createSigningKey()])
