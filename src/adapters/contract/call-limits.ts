import type { CallName } from './contracts'

/**
 * The number of requests that a call answers within a number of hours. The next request gets 429 with
 * `Retry-After`. Requests are counted for each `person` (the one in the request or the session's customer)
 * or for each `address` (the client's IP address).
 */
export interface CallLimit {
  readonly per: 'person' | 'address'
  readonly times: number
  readonly hours: number
}

const lookUps: readonly CallLimit[] = [{ per: 'address', times: 300, hours: 1 }]

/**
 * Limits of the calls that a stranger could repeat to find customers, guess their secrets or bother them.
 * Consumer requests have no limit by person: anybody who knows a DNI could otherwise block its owner.
 * Source: SES-22, CAN-06.
 */
export const callLimits: Readonly<Partial<Record<CallName, readonly CallLimit[]>>> = {
  'access.findPeople': lookUps,
  'access.findLastLoan': lookUps,
  'access.findCredentials': lookUps,
  'passkeys.authenticationChallenge': lookUps,
  'identity-check.start': lookUps,
  'access.sendCode': [
    { per: 'person', times: 20, hours: 1 },
    { per: 'address', times: 100, hours: 1 },
  ],
  'access.authenticateWithCode': lookUps,
  'access.logInWithPassword': [{ per: 'person', times: 30, hours: 1 }, ...lookUps],
  'protection.reportLostPhone': [{ per: 'person', times: 30, hours: 1 }, ...lookUps],
  'protection.endSessions': [{ per: 'person', times: 20, hours: 1 }],
  'protection.removePasskey': [{ per: 'person', times: 20, hours: 1 }],
  'automatic-collection.checkAccount': [{ per: 'person', times: 40, hours: 1 }],
  'automatic-collection.join': [{ per: 'person', times: 30, hours: 1 }],
  'passwords.setPassword': [{ per: 'person', times: 20, hours: 1 }],
  'card-update.findCardToUpdate': lookUps,
  'card-update.updateCard': lookUps,
  'refinancing.findProposal': [{ per: 'person', times: 60, hours: 1 }, ...lookUps],
  'certificates.certificateStanding': lookUps,
  'support.sendClaim': [{ per: 'person', times: 20, hours: 24 }],
  'revocations.sendRevocation': [{ per: 'address', times: 30, hours: 24 }],
}

export function limitsOfCall({ name }: { readonly name: string }): readonly CallLimit[] {
  return new Map<string, readonly CallLimit[]>(Object.entries(callLimits)).get(name) ?? []
}
