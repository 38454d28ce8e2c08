import { inject, injectable } from 'inversify'
import type { Session } from '@/domain/session/session'
import { sessionOwnedStorageKeys } from '@/application/session/session-owned-storage-keys'
import type {
  SessionEndReason,
  StoredSessionValues,
  StoredAccountStatus,
} from '@/application/session/session-records.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, upgradesFromUnversionedValue } from '@/application/shared/stored-value'
import { isSession, isStoredSessionEnd, isStoredAccountStatus } from './session-shape'
import { isSafeInteger } from './shape'

/** Storage keys of a login in progress. */
const loginProgressKeys = ['login', 'sentCodes'] as const
/**
 * Storage keys that are deleted with the session, apart from those of `sessionOwnedStorageKeys`. Source:
 * SES-13.
 */
const keysDeletedWithSession = [...loginProgressKeys, 'user', 'accountStatus'] as const
/** Storage keys of earlier releases that hold personal data and are no longer read. */
const obsoleteKeys = ['recentCharges'] as const

@injectable()
export class StoredSession implements StoredSessionValues {
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
    for (const key of [...keysDeletedWithSession, ...obsoleteKeys, ...sessionOwnedStorageKeys.local])
      this.local.remove(key)
    const { tab, typed } = sessionOwnedStorageKeys
    for (const key of reason === 'expired' ? tab : [...tab, ...typed]) this.tab.remove(key)
  }

  onOtherTabChange(run: () => void): () => void {
    return this.local.onOtherTabChange(run)
  }
}

function isSessionCount(candidate: unknown): candidate is number {
  return isSafeInteger(candidate)
}
