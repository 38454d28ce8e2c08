import type { IdentityCheckReference } from './identity-check.port'

/**
 * The names under which the identity provider may send the external id of a check. If several have a value,
 * the first one counts. Source: SES-18.
 */
const externalIdParameterNames = ['externaltxid', 'externaltrxid', 'externalID'] as const

/**
 * Every query parameter that the identity provider may add. `decision` is removed but never read, because
 * any person can write it in an address. Source: SES-18.
 */
const returnParameterNames = ['idtx', ...externalIdParameterNames, 'decision'] as const

/**
 * Matches an identifier of an identity check: 1 to 200 printable ASCII characters without spaces. It must
 * not consist only of dots, because `..` would be a step in a path.
 */
const identifierPattern = /^(?!\.+$)[\x21-\x7e]{1,200}$/

/**
 * Returns the identity check that the query of the address names. Undefined if the customer does not come
 * from the identity provider; `unreadable` if an identifier is missing or malformed.
 */
export function readIdentityCheckFromQuery(
  search: string,
): IdentityCheckReference | 'unreadable' | undefined {
  // The provider's identifiers have no spaces, so a `+` in the query is a plus sign. Source: GEN-12.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'))
  if (!returnParameterNames.some((name) => query.has(name))) return undefined
  const transactionId = query.get('idtx') ?? ''
  const externalId =
    externalIdParameterNames.map((name) => query.get(name) ?? '').find((value) => value !== '') ?? ''
  if (!identifierPattern.test(transactionId) || !identifierPattern.test(externalId)) return 'unreadable'
  return { transactionId, externalId }
}

/**
 * Returns the query of an address without the identity provider's parameters and without those in
 * `furtherNames`. The result is empty or begins with `?`.
 */
export function removeIdentityCheckFromQuery(search: string, ...furtherNames: readonly string[]): string {
  const query = new URLSearchParams(search)
  for (const name of [...returnParameterNames, ...furtherNames]) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}
