import type { StoredValueOwner } from '@/application/session/session-owned-storage-keys'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { fromBase64Url, toBase64Url } from '@/adapters/fake/shared/base64url'

/**
 * The two storages of the portal on this device. `local` is shared by all tabs of the browser; `tab` belongs
 * to the current tab only.
 */
export interface LocalAndTabStorage {
  readonly local: KeyValueStorage
  readonly tab: KeyValueStorage
}

/**
 * Storage keys of the customer's unfinished tasks, which the demo copies into a link so that they can be
 * continued on another device: operations with an unknown outcome, a purchase, a refinancing, a request for a
 * loan from the credit line, and an offer of a new loan.
 */
const unfinishedTaskKeys = {
  local: ['operations', 'refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['refinancing', 'qrPurchase'],
} as const

/** Storage keys of texts that the customer has typed but not sent. These texts are never put into a link. */
const unsentDraftKeys = {
  phoneChange: 'tab',
  profileDraft: 'tab',
  claimDraft: 'tab',
  surveyDraft: 'tab',
} as const

type UnsentDraftStorageKey = keyof typeof unsentDraftKeys

/** Maximum number of characters of the unfinished tasks in a link. */
const maxEncodedCharacters = 16_000

/**
 * The customer's unfinished tasks on this device, such as a payment with an unknown outcome or a refinancing,
 * encoded for a link. Source: DEM-03.
 */
export interface EncodedUnfinishedTasks {
  /**
   * The unfinished tasks as a text for a link; undefined if there are no tasks, or if the text is too long
   * for a link.
   */
  readonly encoded: string | undefined
  readonly isTooLong: boolean
  readonly omittedDraftKeys: readonly UnsentDraftStorageKey[]
}

type TextsByKey = Readonly<Record<string, string>>

export function encodeUnfinishedTasks({ local, tab }: LocalAndTabStorage): EncodedUnfinishedTasks {
  const found = {
    local: readStoredTexts(local, unfinishedTaskKeys.local),
    tab: readStoredTexts(tab, unfinishedTaskKeys.tab),
  }
  const isAny = Object.keys(found.local).length + Object.keys(found.tab).length > 0
  const encoded = isAny ? toBase64Url(JSON.stringify(found)) : undefined
  const isTooLong = encoded !== undefined && encoded.length > maxEncodedCharacters
  return {
    encoded: isTooLong ? undefined : encoded,
    isTooLong,
    omittedDraftKeys: (Object.keys(unsentDraftKeys) as UnsentDraftStorageKey[]).filter(
      (key) => tab.read(key) !== undefined,
    ),
  }
}

/**
 * Stores the unfinished tasks that a link carries, as if the signed-in customer had begun them on this device.
 * Tasks that cannot be read from the link are left out.
 */
export function restoreUnfinishedTasks(
  encoded: string,
  { local, tab }: LocalAndTabStorage,
  owner: StoredValueOwner,
): void {
  const carried = parseEncodedTasks(encoded)
  for (const key of unfinishedTaskKeys.local) storeWithOwner(local, key, textOfKey(carried.local, key), owner)
  for (const key of unfinishedTaskKeys.tab) storeWithOwner(tab, key, textOfKey(carried.tab, key), owner)
}

function readStoredTexts(storage: KeyValueStorage, keys: readonly string[]): TextsByKey {
  const found = keys.flatMap((key) => {
    const text = storage.read(key)
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(found)
}

function parseEncodedTasks(encoded: string): { readonly local?: unknown; readonly tab?: unknown } {
  try {
    return Object(JSON.parse(fromBase64Url(encoded) ?? '{}')) as { local?: unknown; tab?: unknown }
  } catch {
    return {}
  }
}

function textOfKey(texts: unknown, key: string): string | undefined {
  const text: unknown = Object(texts)[key]
  return typeof text === 'string' ? text : undefined
}

function storeWithOwner(
  storage: KeyValueStorage,
  key: string,
  text: string | undefined,
  owner: StoredValueOwner,
): void {
  const owned = text === undefined ? undefined : withCurrentSessionAsOwner(text, owner)
  if (owned !== undefined) storage.write(key, owned)
}

/**
 * Returns the stored value with the current session as its owner. A value without an owner is returned
 * unchanged. Returns undefined if the text is not a stored value.
 */
function withCurrentSessionAsOwner(text: string, owner: StoredValueOwner): string | undefined {
  try {
    const { version, value }: { version?: unknown; value?: unknown } = Object(JSON.parse(text))
    if (typeof value !== 'object' || value === null) return undefined
    return JSON.stringify({ version, value: 'owner' in value ? { ...value, owner } : value })
  } catch {
    return undefined
  }
}
