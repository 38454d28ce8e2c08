import type { IdentityCheckProblem, IdentityCheckIds, RequiredIdentityCheck } from './identity-checks'
import type { Lender } from '@/adapters/fake/lender'
import { refusal, type Refusal } from '@/adapters/fake/shared/refusal'

const refusals: Readonly<Record<IdentityCheckProblem, Refusal>> = {
  used: refusal(409, 'IDENTITY_CHECK_USED', 'Esa validación de identidad ya se usó.'),
  expired: refusal(409, 'IDENTITY_CHECK_EXPIRED', 'La validación de identidad venció.'),
  purpose: refusal(409, 'IDENTITY_CHECK_PURPOSE', 'Esa validación de identidad es de otro trámite.'),
}

/** The fields with which a call names an identity check. */
interface RelyingBody {
  readonly idtx: string
  readonly externalTransactionId: string
}

export function toIdentityCheckIds({ idtx, externalTransactionId }: RelyingBody): IdentityCheckIds {
  return { transactionId: idtx, externalId: externalTransactionId }
}

/**
 * Returns the refusal of a call whose required identity check is missing or not valid. Knowing a tax id is
 * not enough: the check has to be of that person. Source: ACC-36, ACC-37.
 */
export function identityCheckRefusal(
  check: IdentityCheckIds,
  wanted: RequiredIdentityCheck,
  lender: Lender,
): Refusal | undefined {
  const problem = lender.identityChecks.problemWith(check, wanted)
  return problem && refusals[problem]
}
