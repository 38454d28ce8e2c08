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

const lookUpLimits: readonly CallLimit[] = [{ per: 'address', times: 300, hours: 1 }]

/**
 * Request limits, by call. A stranger could repeat these calls to find customers, guess their secrets or
 * bother them. Consumer requests have no limit by person: anybody who knows a DNI could otherwise block its
 * owner. Source: SES-22, CAN-06.
 */
export const callLimits: Readonly<Partial<Record<CallName, readonly CallLimit[]>>> = {
  'access.findPeople': lookUpLimits,
  'access.findLastLoan': lookUpLimits,
  'access.findCredentials': lookUpLimits,
  'passkeys.authenticationChallenge': lookUpLimits,
  'identity-check.start': lookUpLimits,
  'access.sendCode': [
    { per: 'person', times: 20, hours: 1 },
    { per: 'address', times: 100, hours: 1 },
  ],
  'access.authenticateWithCode': lookUpLimits,
  'access.logInWithPassword': [{ per: 'person', times: 30, hours: 1 }, ...lookUpLimits],
  'protection.reportLostPhone': [{ per: 'person', times: 30, hours: 1 }, ...lookUpLimits],
  'protection.endSessions': [{ per: 'person', times: 20, hours: 1 }],
  'protection.removePasskey': [{ per: 'person', times: 20, hours: 1 }],
  'automatic-collection.checkAccount': [{ per: 'person', times: 40, hours: 1 }],
  'automatic-collection.join': [{ per: 'person', times: 30, hours: 1 }],
  'passwords.setPassword': [{ per: 'person', times: 20, hours: 1 }],
  'card-update.findCardToUpdate': lookUpLimits,
  'card-update.updateCard': lookUpLimits,
  'refinancing.findProposal': [{ per: 'person', times: 60, hours: 1 }, ...lookUpLimits],
  'certificates.certificateStanding': lookUpLimits,
  'support.sendClaim': [{ per: 'person', times: 20, hours: 24 }],
  'revocations.sendRevocation': [{ per: 'address', times: 30, hours: 24 }],
}

export function findCallLimits({ name }: { readonly name: string }): readonly CallLimit[] {
  return new Map<string, readonly CallLimit[]>(Object.entries(callLimits)).get(name) ?? []
}
