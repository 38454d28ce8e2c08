import type { InferOutput } from 'valibot'
import type { identityProofSchema } from '@/adapters/contract/identity-proof.schema'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { createRefusal } from '@/adapters/fake/shared/refusal'

export const identityNotProvedRefusal = createRefusal(
  409,
  'PROOF_REFUSED',
  'No pudimos comprobar que seas vos.',
)

interface PersonGivingProof {
  readonly customer: CustomerRecord
  readonly origin: string
  readonly lender: Lender
}

/**
 * Returns whether a password or passkey signature proves the identity of the customer.
 * Source: ACC-39, COL-01.
 */
export async function isIdentityProved(
  { currentPass, passkey }: InferOutput<typeof identityProofSchema>,
  { customer, origin, lender }: PersonGivingProof,
): Promise<boolean> {
  if (currentPass !== undefined) return lender.accountProtection.verifyPassword(customer, currentPass)
  if (passkey === undefined || lender.accountProtection.arePasskeysPaused(customer)) return false
  const answer = {
    id: passkey.id,
    clientDataJSON: passkey.clientDataJSONEncoded,
    authenticatorData: passkey.authenticatorDataEncoded,
    signature: passkey.signatureEncoded,
  }
  return lender.passkeys.authenticate(customer.id, answer, origin)
}
