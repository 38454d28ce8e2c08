import { SessionStore } from '@/application/session/session-store'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { MemoryStorage } from './memory-storage'

/** Returns a session store over the browser's storage, as in a new tab that has stored nothing of its own. */
export function createSessionStore(storage: KeyValueStorage = new MemoryStorage()): SessionStore {
  return new SessionStore(new StoredSession(storage, new MemoryStorage()))
}
