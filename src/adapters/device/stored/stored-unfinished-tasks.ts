import type { SessionStore } from '@/application/session/session-store'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isStoredValueAndOwner } from './ownership'
import { StoredClaimDrafts } from './stored-claim-drafts'
import { parseJson, parseStoredValue, StoredValue } from './stored-value'

/**
 * Storage keys of the customer's unfinished tasks, by storage area: operations with an unknown outcome, a
 * refinancing, a request for a loan from the credit line, an offer of a new loan, and a purchase.
 */
const unfinishedTaskKeys = {
  local: ['operations', 'refinancingReturn', 'revolvingLineData', 'newLoanOffer'],
  tab: ['refinancing', 'qrPurchase'],
} as const

/** Storage keys, in the tab's storage, of what the customer has typed but not sent. */
const unsentDrafts = [
  { about: 'phone-number-change', key: 'phoneChange' },
  { about: 'profile', key: 'profileDraft' },
  { about: 'claim', key: 'claimDraft' },
  { about: 'survey', key: 'surveyDraft' },
] as const

type UnsentDraft = (typeof unsentDrafts)[number]['about']

/** The two storages of the portal on this device: one that all tabs share, and one of the current tab. */
interface LocalAndTabStorage {
  readonly local: KeyValueStorage
  readonly tab: KeyValueStorage
}

/** Format of every unfinished task. The adapter of a task checks its fields when the task is read. */
const taskFormat = { version: 1, isValid: isObject }

/**
 * Copies the customer's unfinished tasks between this device and a text. The demo uses it to continue on
 * another device. Source: DEM-03.
 */
export class StoredUnfinishedTasks {
  constructor(
    private readonly storages: LocalAndTabStorage,
    private readonly sessions: SessionStore,
  ) {}

  exportTasks(): string | undefined {
    const { local, tab } = this.storages
    const found = {
      local: readStoredTexts(local, unfinishedTaskKeys.local),
      tab: readStoredTexts(tab, unfinishedTaskKeys.tab),
    }
    const isAny = Object.keys(found.local).length + Object.keys(found.tab).length > 0
    return isAny ? JSON.stringify(found) : undefined
  }

  importTasks(text: string): void {
    const { local, tab }: { local?: unknown; tab?: unknown } = Object(parseJson(text))
    for (const key of unfinishedTaskKeys.local) this.storeTask(this.storages.local, key, local)
    for (const key of unfinishedTaskKeys.tab) this.storeTask(this.storages.tab, key, tab)
  }

  listUnsentDrafts(): readonly UnsentDraft[] {
    const { tab } = this.storages
    const claimDrafts = new StoredClaimDrafts(tab, this.sessions)
    return unsentDrafts
      .filter(({ about, key }) => (about === 'claim' ? claimDrafts.hasText() : tab.read(key) !== undefined))
      .map(({ about }) => about)
  }

  /** Stores a task with the current session as its owner, unless the task has none or cannot be read. */
  private storeTask(storage: KeyValueStorage, key: string, textsByKey: unknown): void {
    const text: unknown = Object(textsByKey)[key]
    if (typeof text !== 'string') return
    const found = parseStoredValue(text, taskFormat)
    if (found.kind !== 'current') return
    const task = isStoredValueAndOwner(found.value)
      ? { ...found.value, owner: this.sessions.storedValueOwner() }
      : found.value
    new StoredValue(storage, key, taskFormat).write(task)
  }
}

function readStoredTexts(
  storage: KeyValueStorage,
  keys: readonly string[],
): Readonly<Record<string, string>> {
  const found = keys.flatMap((key) => {
    const text = storage.read(key)
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(found)
}

function isObject(candidate: unknown): candidate is object {
  return typeof candidate === 'object' && candidate !== null
}
