import { createSigningKey } from '#tests/support/signed-certificates'

/** Two key pairs: the lender's, which signs valid certificates, and a thief's, which signs forged ones. */
export const [lender, thief] = await Promise.all([createSigningKey(), createSigningKey()])
