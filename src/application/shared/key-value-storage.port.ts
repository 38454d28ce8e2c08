import { definePort } from './port'

/**
 * Stores texts on this device under the portal's namespace. If the browser forbids storage, the texts last
 * as long as the page. Source: SES-13.
 */
export interface KeyValueStorage {
  read(key: string): string | undefined
  write(key: string, text: string): void
  remove(key: string): void
  /** Calls `run` when another tab changes a stored value. Returns a function that unsubscribes. */
  onOtherTabChange(run: () => void): () => void
}
/** Identifies, in the dependency injection container, the storage that survives closing the browser. */
export const LocalStorage = definePort<KeyValueStorage>('LocalStorage')
/**
 * Identifies, in the dependency injection container, the storage that lasts as long as the tab and survives
 * reloads.
 */
export const TabStorage = definePort<KeyValueStorage>('TabStorage')
