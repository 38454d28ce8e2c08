import { inject, injectable } from 'inversify'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { parseStoredValue } from './stored-value'
import { sessionOwnedStorageKeys, type SessionOwnedStorageKey } from './session-owned-storage-keys'
import { decideStoredValueOwnership, isStoredValueAndOwner } from './ownership'
import { SessionStore } from '@/application/session/session-store'

/**
 * Deletes stored values whose session ended in another tab, and stored values that have expired. They
 * cannot be read even before they are deleted, because `OwnedStoredValue` checks the owner.
 * Source: ACC-37, GEN-11.
 */
@injectable('Singleton')
export class EndedSessionCleanup {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LocalStorage) private readonly local: KeyValueStorage,
    @inject(TabStorage) private readonly tab: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  start(): () => void {
    this.deleteEndedValues()
    return this.sessions.onChange(() => this.deleteEndedValues())
  }

  /**
   * Deletes stored values whose session has ended. Called when the page is shown again, because a hidden
   * page may not have been notified that the session ended.
   */
  deleteEndedSessionValues(): void {
    this.deleteEndedValues()
    this.sessions.notifySubscribers()
  }

  private deleteEndedValues(): void {
    for (const key of sessionOwnedStorageKeys.local) this.deleteIfEnded(this.local, key)
    for (const key of [...sessionOwnedStorageKeys.tab, ...sessionOwnedStorageKeys.typed])
      this.deleteIfEnded(this.tab, key)
  }

  private deleteIfEnded(storage: KeyValueStorage, key: SessionOwnedStorageKey): void {
    const text = storage.read(key)
    if (text !== undefined && this.isDeletable(key, text)) storage.remove(key)
  }

  /**
   * Returns whether a stored value can be deleted. A value that a newer release of the portal has stored
   * is never deleted.
   */
  private isDeletable(key: SessionOwnedStorageKey, text: string): boolean {
    const found = parseStoredValue(text, { version: 1, isValid: isStoredValueAndOwner })
    if (found.kind !== 'current') return found.kind === 'unreadable'
    const { owner, until } = found.value
    if (until !== undefined && this.clock.now() >= until) return true
    return decideStoredValueOwnership(key, owner, this.sessions.storedValueOwner()) === 'over'
  }
}
