import type { CheckPurpose } from '@/adapters/fake/shared/records'
import type { IdentityCheckDecision } from '@/adapters/fake/access/identity-checks'
import { textOrThrow, type FakeBackEndClient } from '#tests/adapters/fake/fake-back-end-client'

interface MadeCheck {
  readonly taxId: string
  readonly purpose: CheckPurpose
  readonly decision?: IdentityCheckDecision['decision']
}

/** The numbers by which calls name an identity check. */
export interface IdentityCheckNumbers {
  readonly idtx: string
  readonly externalTransactionId: string
}

/** Makes an identity check of that person for that purpose. By default the provider recognises the person. */
export async function passIdentityCheck(
  asking: FakeBackEndClient,
  { taxId, purpose, decision = 'HIT' }: MadeCheck,
): Promise<IdentityCheckNumbers> {
  const query = new URLSearchParams({ redirectPath: '/de-vuelta', purpose })
  const begun = await asking.get(`/users/generateBiometricOnboardingData/${taxId}?${query}`)
  const externalTransactionId = textOrThrow(begun.json['externalId'])
  const choice = { decision, spelling: 'externalID' } as const
  const back = new URL(asking.backEnd.saveIdentityDecision(externalTransactionId, choice) ?? '')
  return { idtx: back.searchParams.get('idtx') ?? '', externalTransactionId }
}
