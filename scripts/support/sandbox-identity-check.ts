/** The two ids of an identity check, as the API calls that require one receive them. */
interface IdentityCheckIds {
  readonly idtx: string
  readonly externalTransactionId: string
}

/**
 * Makes the customer of a refinancing link pass the identity check of the sandbox (the fake lender's server),
 * and returns the ids of that check. Source: REF-07.
 */
export async function createSandboxIdentityCheck(
  sandboxUrl: string,
  refinancingHash: string,
): Promise<IdentityCheckIds> {
  const [terms = ''] = refinancingHash.split('.')
  const [taxId = ''] = Buffer.from(terms, 'base64').toString('utf8').split('|')
  const query = new URLSearchParams({ redirectPath: '/refinanciacion', purpose: 'REFINANCING' })
  const started = await fetch(`${sandboxUrl}/api/users/generateBiometricOnboardingData/${taxId}?${query}`)
  const externalTransactionId = String(Object(await started.json()).externalId)
  const decided = await fetch(`${sandboxUrl}/demo-identidad/decision`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      externalId: externalTransactionId,
      decision: 'HIT',
      spelling: 'externaltxid',
    }),
  })
  const idtx = URL.parse(decided.headers.get('Location') ?? '')?.searchParams.get('idtx')
  if (typeof idtx !== 'string')
    throw new Error(`The identity check of the sandbox answered ${decided.status}`)
  return { idtx, externalTransactionId }
}
