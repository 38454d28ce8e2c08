import type { InferOutput } from 'valibot'
import type { Proof } from '@/application/protection/protection.port'
import type { proof as proofSchema } from '@/adapters/contract/proof.schema'

export function toProof(proof: Proof): InferOutput<typeof proofSchema> {
  if (proof.by === 'password') return { currentPass: proof.password }
  const { credentialId, clientData, authenticatorData, signature } = proof.signature
  return {
    passkey: {
      id: credentialId,
      clientDataJSONEncoded: clientData,
      authenticatorDataEncoded: authenticatorData,
      signatureEncoded: signature,
    },
  }
}
