import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'

/**
 * Stores the demo's state and its change log (the changes to the demo's data). The entry of the demo gives the
 * check of the state, because the adapters of the device do not know the fake back end, and the function that
 * removes what the portal itself has stored in this browser. Source: DEM-03, DEM-04.
 */
export class StoredDemo<State> {
  readonly demoState: StoredValue<State>
  readonly changeLog: StoredText

  constructor(
    storage: KeyValueStorage,
    isDemoState: (candidate: unknown) => candidate is State,
    readonly removePortalValues: () => void,
  ) {
    this.demoState = new StoredValue(storage, 'situation', { version: 1, isValid: isDemoState })
    this.changeLog = new StoredText(storage, 'journal')
  }
}

/** A text stored under a key as it is. The fake back end gives its change log a version of its own. */
class StoredText {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly key: string,
  ) {}

  read(): string | undefined {
    return this.storage.read(this.key)
  }

  write(text: string): void {
    this.storage.write(this.key, text)
  }

  remove(): void {
    this.storage.remove(this.key)
  }
}
