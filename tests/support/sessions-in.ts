import { SessionStore } from '@/application/session/session-store'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { MemoryStorage } from './memory-storage'

/** The sessions of a tab without state of its own, over the browser's storage. */
export function createSessionStore(storage: KeyValueStorage = new MemoryStorage()): SessionStore {
  return new SessionStore(new StoredSession(storage, new MemoryStorage()))
}
