import { fromBase64Url, toBase64Url } from './shared/base64url'
import { isJournalChanges, serializeJournal, parseJournal, type JournalChanges } from './journal'

/**
 * Tables that are not copied into a link: credentials, and consumer requests, whose names and photos may be
 * real.
 */
const tablesThatStay = new Set(['tokens', 'codes', 'challenges', 'consumerCases'])
const fieldsThatStay = new Set(['password', 'failedPasswords', 'devices', 'avatar'])

/** Maximum characters of the journal in a link; messaging apps cut longer links. Source: DEM-03. */
const mostLetters = 16_000

/** The journal (the changes to the fake's data) as it is put into a link, or why it is not. */
export type JournalForLink =
  | { readonly kind: 'nothing' | 'too-much' }
  | { readonly kind: 'whole'; readonly encoded: string }

/**
 * Returns the journal (the changes to the fake's data) for a link, so that the demo continues where the link
 * is opened. Source: DEM-03, DEM-04.
 */
export function journalForLink(text: string | undefined): JournalForLink {
  const changes = travelling(parseJournal(text))
  if (Object.keys(changes).length === 0) return { kind: 'nothing' }
  const encoded = toBase64Url(JSON.stringify(changes))
  return encoded.length > mostLetters ? { kind: 'too-much' } : { kind: 'whole', encoded }
}

/**
 * Returns the journal (the changes to the fake's data) in a link; undefined if the link has none or it
 * cannot be read.
 */
export function journalFromLink(encoded: string): string | undefined {
  const changes = changesIn(fromBase64Url(encoded) ?? '')
  return changes && serializeJournal(travelling(changes))
}

function changesIn(json: string): JournalChanges | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isJournalChanges(value) ? value : undefined
  } catch {
    return undefined
  }
}

function travelling(changes: JournalChanges): JournalChanges {
  const tables = Object.entries(changes)
    .filter(([table]) => !tablesThatStay.has(table))
    .map(([table, rows]) => [table, travellingRows(rows)] as const)
  return Object.fromEntries(tables.filter(([, rows]) => Object.keys(rows).length > 0))
}

function travellingRows(rows: JournalChanges[string]): JournalChanges[string] {
  const held = Object.entries(rows).map(([id, row]) => {
    const fields = Object.entries(row).filter(([field]) => !fieldsThatStay.has(field))
    return [id, Object.fromEntries(fields)] as const
  })
  return Object.fromEntries(held.filter(([, row]) => Object.keys(row).length > 0))
}
