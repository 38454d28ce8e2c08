import type { InferOutput } from 'valibot'
import type { IdentityProof } from '@/application/protection/protection.port'
import type { identityProofSchema as proofSchema } from '@/adapters/contract/identity-proof.schema'

export function toIdentityProofBody(proof: IdentityProof): InferOutput<typeof proofSchema> {
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
