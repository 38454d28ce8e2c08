import { createSigningKey } from '#tests/support/signed-certificates'

/** Two key pairs for certificates: the lender's pair signs valid ones, the thief's pair signs forged ones. */
export const [lender, thief] = await Promise.all([createSigningKey(), createSigningKey()])
