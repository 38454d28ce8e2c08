import type { CallName } from './contracts'

/**
 * A limit on the number of requests that an API call answers within some hours. A request beyond the limit
 * gets status 429 with `Retry-After`. Requests are counted for each `person` (the one named in the request or
 * the customer of the session) or for each `address` (the IP address of the client).
 */
export interface CallRateLimit {
  readonly per: 'person' | 'address'
  readonly times: number
  readonly hours: number
}

const lookupCallLimits: readonly CallRateLimit[] = [{ per: 'address', times: 300, hours: 1 }]

/**
 * The request limits of each API call that has some. A stranger could repeat these calls to find
 * customers, guess their secrets or send them unwanted messages. Consumer requests (to withdraw from a
 * loan or end the service) have no limit by person: anybody who knows the DNI of a person could
 * otherwise block that person. Source: SES-22, CAN-06.
 */
export const callRateLimits: Readonly<Partial<Record<CallName, readonly CallRateLimit[]>>> = {
  'access.findPeople': lookupCallLimits,
  'access.findLastLoan': lookupCallLimits,
  'access.findCredentials': lookupCallLimits,
  'passkeys.authenticationChallenge': lookupCallLimits,
  'identity-check.start': lookupCallLimits,
  'access.sendCode': [
    { per: 'person', times: 20, hours: 1 },
    { per: 'address', times: 100, hours: 1 },
  ],
  'access.authenticateWithCode': lookupCallLimits,
  'access.logInWithPassword': [{ per: 'person', times: 30, hours: 1 }, ...lookupCallLimits],
  'protection.reportLostPhone': [{ per: 'person', times: 30, hours: 1 }, ...lookupCallLimits],
  'protection.endSessions': [{ per: 'person', times: 20, hours: 1 }],
  'protection.removePasskey': [{ per: 'person', times: 20, hours: 1 }],
  'automatic-collection.checkAccount': [{ per: 'person', times: 40, hours: 1 }],
  'automatic-collection.join': [{ per: 'person', times: 30, hours: 1 }],
  'passwords.setPassword': [{ per: 'person', times: 20, hours: 1 }],
  'card-update.findCardToUpdate': lookupCallLimits,
  'card-update.updateCard': lookupCallLimits,
  'refinancing.findProposal': [{ per: 'person', times: 60, hours: 1 }, ...lookupCallLimits],
  'certificates.certificateStanding': lookupCallLimits,
  'support.sendClaim': [{ per: 'person', times: 20, hours: 24 }],
  'revocations.sendRevocation': [{ per: 'address', times: 30, hours: 24 }],
}

export function findCallRateLimits({ name }: { readonly name: string }): readonly CallRateLimit[] {
  return new Map<string, readonly CallRateLimit[]>(Object.entries(callRateLimits)).get(name) ?? []
}
