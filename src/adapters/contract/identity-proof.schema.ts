import * as v from 'valibot'

/**
 * Schema of what proves the customer's identity: their password or a signature of their passkey. The server
 * requires it for changes that a thief with an open session must not be able to make.
 */
export const identityProofSchema = v.object({
  currentPass: v.optional(v.string()),
  passkey: v.optional(
    v.object({
      id: v.string(),
      clientDataJSONEncoded: v.string(),
      authenticatorDataEncoded: v.string(),
      signatureEncoded: v.string(),
    }),
  ),
})

export const identityProofRefusal = {
  PROOF_REFUSED: 'La contraseña o la huella no sirven, o el usuario está bloqueado.',
} as const

export const identityProofAssumption =
  'proof lleva currentPass, la contraseña actual, o passkey, la firma de un desafío de authentication-challenge. Los intentos con currentPass se cuentan como los de ingreso.'
