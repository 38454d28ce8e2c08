import * as v from 'valibot'

/**
 * Schema of the proof of the customer's identity: their password or a signature of their passkey. The
 * server requires the proof for changes that a thief must not be able to make in an open session.
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

export const identityProofRefusals = {
  PROOF_REFUSED: 'La contraseña o la huella no sirven, o el usuario está bloqueado.',
} as const

export const identityProofApiAssumption =
  'proof lleva currentPass, la contraseña actual, o passkey, la firma de un desafío de authentication-challenge. Los intentos con currentPass se cuentan como los de ingreso.'
