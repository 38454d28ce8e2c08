import { SessionStore } from '@/application/session/session-store'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { MemoryStorage } from './memory-storage'

/**
 * Returns a session store that uses the given storage of the browser and an empty storage of the tab, as
 * in a new tab.
 */
export function createSessionStore(storage: KeyValueStorage = new MemoryStorage()): SessionStore {
  return new SessionStore(new StoredSession(storage, new MemoryStorage()))
}
