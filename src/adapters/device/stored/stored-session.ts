import { inject, injectable } from 'inversify'
import type { Session } from '@/domain/session/session'
import type { ExternalVisitStore } from '@/application/session/external-visit-store.port'
import type {
  SessionEndReason,
  StoredSessionValues,
  StoredAccountStatus,
} from '@/application/session/session-records.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, upgradesFromUnversionedValue } from './stored-value'
import { sessionOwnedStorageKeys } from './session-owned-storage-keys'
import { isSession, isStoredSessionEnd, isStoredAccountStatus } from './session-shape'
import { isSafeInteger } from './shape'

/** Storage keys of a login in progress. */
const loginProgressKeys = ['login', 'sentCodes'] as const
/** Storage keys of earlier releases that hold personal data and are no longer read. */
const obsoleteKeys = ['recentCharges'] as const
/** Keys in local storage that are deleted with the session. Source: SES-13. */
const localKeysDeletedWithSession = [
  ...loginProgressKeys,
  'user',
  'accountStatus',
  ...obsoleteKeys,
  ...sessionOwnedStorageKeys.local,
]

/** Returns whether this device has a session in storage, even one that cannot be read. */
export function isSessionStored(local: KeyValueStorage): boolean {
  return local.read('user') !== undefined
}

@injectable()
export class StoredSession implements StoredSessionValues, ExternalVisitStore {
  readonly session: StoredValue<Session>
  readonly accountStatus: StoredValue<StoredAccountStatus>
  readonly sessionEndReason: StoredValue<{ readonly reason: SessionEndReason }>
  readonly sessionChangeCount: StoredValue<number>

  constructor(
    @inject(LocalStorage) private readonly local: KeyValueStorage,
    @inject(TabStorage) private readonly tab: KeyValueStorage,
  ) {
    this.session = new StoredValue(local, 'user', {
      version: 1,
      isValid: isSession,
      upgrades: upgradesFromUnversionedValue,
    })
    this.accountStatus = new StoredValue(local, 'accountStatus', {
      version: 1,
      isValid: isStoredAccountStatus,
    })
    this.sessionEndReason = new StoredValue(local, 'justLoggedOut', {
      version: 1,
      isValid: isStoredSessionEnd,
    })
    this.sessionChangeCount = new StoredValue(local, 'sessionTurns', { version: 1, isValid: isSessionCount })
  }

  removeLoginProgress(): void {
    for (const key of loginProgressKeys) this.local.remove(key)
  }

  removeSessionAndItsValues(reason: SessionEndReason): void {
    for (const key of localKeysDeletedWithSession) this.local.remove(key)
    const { tab, typed } = sessionOwnedStorageKeys
    for (const key of reason === 'expired' ? tab : [...tab, ...typed]) this.tab.remove(key)
  }

  /**
   * Stores a flag that another system reads from local storage. It has no version, and the portal never reads
   * it.
   */
  recordExternalVisit(): void {
    this.local.write('externalRequest', 'true')
  }

  onOtherTabChange(run: () => void): () => void {
    return this.local.onOtherTabChange(run)
  }
}

function isSessionCount(candidate: unknown): candidate is number {
  return isSafeInteger(candidate)
}
