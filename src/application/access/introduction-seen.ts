import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, fromUnversioned } from '@/application/shared/stored-value'

const isTrue = (candidate: unknown): candidate is true => candidate === true

/**
 * Records on this device whether the introduction and the splash screen have been shown. Source: ACC-23,
 * ACC-24.
 */
@injectable()
export class IntroductionSeen {
  private readonly seen: StoredValue<true>
  private readonly begun: StoredValue<true>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.seen = new StoredValue(storage, 'introSeen', {
      version: 1,
      isValid: isTrue,
      upgrades: fromUnversioned,
    })
    this.begun = new StoredValue(storage, 'splashSeen', {
      version: 1,
      isValid: isTrue,
      upgrades: fromUnversioned,
    })
  }

  /** Returns whether the splash screen has been shown or is no longer needed. */
  hasBegun(): boolean {
    return this.begun.read() ?? this.isSeen()
  }

  noteBegun(): void {
    this.begun.write(true)
  }

  isSeen(): boolean {
    return this.seen.read() ?? false
  }

  note(): void {
    this.seen.write(true)
  }
}
