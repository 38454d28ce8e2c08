import type { Owner } from '@/application/session/owned-keys'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { fromBase64Url, toBase64Url } from '@/adapters/fake/base64url'

/** What the portal stores on this device: for all tabs, and for this one. */
export interface PortalStorages {
  readonly local: KeyValueStorage
  readonly tab: KeyValueStorage
}

/** Operations whose outcome is not known yet, and what was begun: a purchase, a refinancing, a line, an offer. */
const carriedKeys = {
  local: ['operations', 'refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['refinancing', 'qrPurchase'],
} as const

/** What was typed and not sent: it stays on the device. */
const typedKeys = { phoneChange: 'tab', profileDraft: 'tab', claimDraft: 'tab' } as const

export type TypedWork = keyof typeof typedKeys

/** Maximum characters in a link. */
const mostLetters = 16_000

/** What was begun on this device, as a link carries it. Source: DEM-03. */
export interface WorkForLink {
  /** Undefined if nothing was begun, or if it is too much. */
  readonly encoded: string | undefined
  readonly isTooMuch: boolean
  readonly staysHere: readonly TypedWork[]
}

type Texts = Readonly<Record<string, string>>

export function workForLink({ local, tab }: PortalStorages): WorkForLink {
  const found = { local: textsOf(local, carriedKeys.local), tab: textsOf(tab, carriedKeys.tab) }
  const isAny = Object.keys(found.local).length + Object.keys(found.tab).length > 0
  const encoded = isAny ? toBase64Url(JSON.stringify(found)) : undefined
  const isTooMuch = encoded !== undefined && encoded.length > mostLetters
  return {
    encoded: isTooMuch ? undefined : encoded,
    isTooMuch,
    staysHere: (Object.keys(typedKeys) as TypedWork[]).filter((key) => tab.read(key) !== undefined),
  }
}

/**
 * Stores what a link carries as if it had been begun here: it belongs to whoever is signed in now. What cannot be
 * read is left out.
 */
export function continueWork(encoded: string, { local, tab }: PortalStorages, owner: Owner): void {
  const carried = opened(encoded)
  for (const key of carriedKeys.local) put(local, key, textIn(carried.local, key), owner)
  for (const key of carriedKeys.tab) put(tab, key, textIn(carried.tab, key), owner)
}

function textsOf(storage: KeyValueStorage, keys: readonly string[]): Texts {
  const found = keys.flatMap((key) => {
    const text = storage.read(key)
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(found)
}

function opened(encoded: string): { readonly local?: unknown; readonly tab?: unknown } {
  try {
    return Object(JSON.parse(fromBase64Url(encoded) ?? '{}')) as { local?: unknown; tab?: unknown }
  } catch {
    return {}
  }
}

function textIn(texts: unknown, key: string): string | undefined {
  const text: unknown = Object(texts)[key]
  return typeof text === 'string' ? text : undefined
}

function put(storage: KeyValueStorage, key: string, text: string | undefined, owner: Owner): void {
  const owned = text === undefined ? undefined : ownedBy(text, owner)
  if (owned !== undefined) storage.write(key, owned)
}

/** The owner of a stored value is the session that stored it; what has no owner stays as it is. */
function ownedBy(text: string, owner: Owner): string | undefined {
  try {
    const { version, value }: { version?: unknown; value?: unknown } = Object(JSON.parse(text))
    if (typeof value !== 'object' || value === null) return undefined
    return JSON.stringify({ version, value: 'owner' in value ? { ...value, owner } : value })
  } catch {
    return undefined
  }
}
