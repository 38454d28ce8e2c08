import type { CallName } from './contracts'

/**
 * How many times a call is answered within so many hours; one more is answered 429 with `Retry-After`.
 * `person`: for whom the call names, or for the customer of the session. `address`: for the address it comes from.
 */
export interface CallLimit {
  readonly per: 'person' | 'address'
  readonly times: number
  readonly hours: number
}

const lookUps: readonly CallLimit[] = [{ per: 'address', times: 300, hours: 1 }]

/**
 * The calls that a stranger could repeat to find customers, to guess their secrets or to bother them. The requests of
 * the law have no limit per person: whoever knows a DNI could otherwise shut its owner out. Source: SES-22, CAN-06.
 */
export const callLimits: Readonly<Partial<Record<CallName, readonly CallLimit[]>>> = {
  'access.findPeople': lookUps,
  'access.findLastLoan': lookUps,
  'access.findCredentials': lookUps,
  'access.sendCode': [
    { per: 'person', times: 20, hours: 1 },
    { per: 'address', times: 100, hours: 1 },
  ],
  'access.authenticateWithCode': lookUps,
  'access.logInWithPassword': [{ per: 'person', times: 30, hours: 1 }, ...lookUps],
  'passwords.setPassword': [{ per: 'person', times: 20, hours: 1 }],
  'card-update.findCardToUpdate': lookUps,
  'refinancing.findProposal': [{ per: 'person', times: 60, hours: 1 }, ...lookUps],
  'support.sendClaim': [{ per: 'person', times: 20, hours: 24 }],
  'revocations.sendRevocation': [{ per: 'address', times: 30, hours: 24 }],
}

export function limitsOf({ name }: { readonly name: string }): readonly CallLimit[] {
  return new Map<string, readonly CallLimit[]>(Object.entries(callLimits)).get(name) ?? []
}
