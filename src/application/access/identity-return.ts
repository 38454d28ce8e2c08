import type { IdentityCheckReference } from './identity-check.port'

/** The provider's spellings of the same thing, the one that counts first. Source: SES-18. */
const externalIdNames = ['externaltxid', 'externaltrxid', 'externalID'] as const

/** `decision` may come too: anybody can write it, so that nobody reads it. Source: SES-18. */
const returnNames = ['idtx', ...externalIdNames, 'decision'] as const

/** Printable and not a step in a path. */
const readable = /^(?!\.+$)[\x21-\x7e]{1,200}$/

/** The check that the provider sends back, `unreadable` when it names only a part of one; undefined for no return. */
export function identityReturn(search: string): IdentityCheckReference | 'unreadable' | undefined {
  // The provider's numbers hold no spaces: what looks like one is a plus sign. Source: GEN-12.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'))
  if (!returnNames.some((name) => query.has(name))) return undefined
  const transactionId = query.get('idtx') ?? ''
  const externalId = externalIdNames.map((name) => query.get(name) ?? '').find((value) => value !== '') ?? ''
  if (!readable.test(transactionId) || !readable.test(externalId)) return 'unreadable'
  return { transactionId, externalId }
}

/** The query without what the provider added and without those further names, empty or with its question mark. */
export function withoutIdentityReturn(search: string, ...furtherNames: readonly string[]): string {
  const query = new URLSearchParams(search)
  for (const name of [...returnNames, ...furtherNames]) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}
