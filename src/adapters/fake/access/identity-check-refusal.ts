import type { IdentityCheckProblem, IdentityCheckIds, RequiredIdentityCheck } from './identity-checks'
import type { Lender } from '@/adapters/fake/lender'
import { createRefusal, type Refusal } from '@/adapters/fake/shared/refusal'

const refusalByProblem: Readonly<Record<IdentityCheckProblem, Refusal>> = {
  used: createRefusal(409, 'IDENTITY_CHECK_USED', 'Esa validación de identidad ya se usó.'),
  expired: createRefusal(409, 'IDENTITY_CHECK_EXPIRED', 'La validación de identidad venció.'),
  purpose: createRefusal(409, 'IDENTITY_CHECK_PURPOSE', 'Esa validación de identidad es de otro trámite.'),
}

/** The two fields that identify an identity check in the request of an API call. */
interface IdentityCheckFields {
  readonly idtx: string
  readonly externalTransactionId: string
}

export function toIdentityCheckIds({ idtx, externalTransactionId }: IdentityCheckFields): IdentityCheckIds {
  return { transactionId: idtx, externalId: externalTransactionId }
}

/**
 * Returns the fake back end's refusal of a request whose required identity check is missing or not
 * valid; undefined if the check is valid. The check must be of the person in the request: knowing their
 * tax id is not enough. Source: ACC-36, ACC-37.
 */
export function findIdentityCheckRefusal(
  check: IdentityCheckIds,
  wanted: RequiredIdentityCheck,
  lender: Lender,
): Refusal | undefined {
  const problem = lender.identityChecks.findCheckProblem(check, wanted)
  return problem && refusalByProblem[problem]
}
