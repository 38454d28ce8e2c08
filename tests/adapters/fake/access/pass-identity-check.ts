import type { IdentityCheckPurpose } from '@/adapters/fake/shared/records'
import type { IdentityCheckResultChoice } from '@/adapters/fake/access/identity-checks'
import { stringOrThrow, type FakeBackEndClient } from '#tests/adapters/fake/fake-back-end-client'

interface IdentityCheckOptions {
  readonly taxId: string
  readonly purpose: IdentityCheckPurpose
  readonly decision?: IdentityCheckResultChoice['decision']
}

/** The two ids of an identity check, as requests to the lender contain them. */
export interface IdentityCheckRequestIds {
  readonly idtx: string
  readonly externalTransactionId: string
}

/**
 * Starts an identity check of a person and makes the provider decide it; by default, the provider recognises
 * the person. Returns the two ids of the check.
 */
export async function runIdentityCheck(
  asking: FakeBackEndClient,
  { taxId, purpose, decision = 'HIT' }: IdentityCheckOptions,
): Promise<IdentityCheckRequestIds> {
  const query = new URLSearchParams({ redirectPath: '/de-vuelta', purpose })
  const begun = await asking.get(`/users/generateBiometricOnboardingData/${taxId}?${query}`)
  const externalTransactionId = stringOrThrow(begun.json['externalId'])
  const choice = { decision, idParameterName: 'externalID' } as const
  const back = new URL(asking.backEnd.saveIdentityCheckResult(externalTransactionId, choice) ?? '')
  return { idtx: back.searchParams.get('idtx') ?? '', externalTransactionId }
}
