import { SessionStore } from '@/application/session/session-store'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { MemoryStorage } from './memory-storage'

/** The sessions of a tab that keeps nothing by itself, over what its browser keeps. */
export function sessionsIn(storage: KeyValueStorage = new MemoryStorage()): SessionStore {
  return new SessionStore(storage, new MemoryStorage())
}
