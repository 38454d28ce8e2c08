import { fromBase64Url, toBase64Url } from './shared/base64url'
import type { CustomerRecord } from './shared/records'
import { serializeDemoDataChangeLog, parseDemoDataChangeLog, type ChangedTableRows } from './change-log'

/**
 * Tables that are not copied into a link: they contain credentials, or consumer requests with names that may
 * be real.
 */
const tablesNotInLink = new Set(['tokens', 'codes', 'challenges', 'consumerCases'])
const fieldsNotInLink: ReadonlySet<string> = new Set<keyof CustomerRecord>([
  'password',
  'failedPasswords',
  'pushTokens',
  'avatar',
])

/** Maximum characters of the change log in a link; messaging apps cut longer links. Source: DEM-03. */
const maxChangeLogCharacters = 16_000

/**
 * The demo's change log (the changes to the demo's data), encoded for a link; or the reason why the link
 * does not contain it.
 */
type DemoChangeLogForLink =
  | { readonly kind: 'nothing' | 'too-much' }
  | { readonly kind: 'whole'; readonly encoded: string }

/**
 * Encodes the demo's change log (the changes to the demo's data) for a link, so that the demo continues on
 * the device where the link is opened. Source: DEM-03, DEM-04.
 */
export function encodeDemoChangeLogForLink(text: string | undefined): DemoChangeLogForLink {
  const changes = changesForLink(parseDemoDataChangeLog(text))
  if (Object.keys(changes).length === 0) return { kind: 'nothing' }
  const encoded = toBase64Url(serializeDemoDataChangeLog(changes))
  return encoded.length > maxChangeLogCharacters ? { kind: 'too-much' } : { kind: 'whole', encoded }
}

/**
 * Decodes the demo's change log from a link; undefined if the link contains none, if the text cannot be decoded,
 * or if a release with other tables made it.
 */
export function decodeDemoChangeLogFromLink(encoded: string): string | undefined {
  const changes = parseDemoDataChangeLog(fromBase64Url(encoded))
  return Object.keys(changes).length > 0 ? serializeDemoDataChangeLog(changesForLink(changes)) : undefined
}

function changesForLink(changes: ChangedTableRows): ChangedTableRows {
  const tables = Object.entries(changes)
    .filter(([table]) => !tablesNotInLink.has(table))
    .map(([table, rows]) => [table, rowsForLink(rows)] as const)
  return Object.fromEntries(tables.filter(([, rows]) => Object.keys(rows).length > 0))
}

function rowsForLink(rows: ChangedTableRows[string]): ChangedTableRows[string] {
  const held = Object.entries(rows).map(([id, row]) => {
    const fields = Object.entries(row).filter(([field]) => !fieldsNotInLink.has(field))
    return [id, Object.fromEntries(fields)] as const
  })
  return Object.fromEntries(held.filter(([, row]) => Object.keys(row).length > 0))
}
