import { inject, injectable } from 'inversify'
import type { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, upgradesFromUnversionedValue } from '@/application/shared/stored-value'

@injectable()
export class StoredSeenIntroduction implements SeenIntroductionStore {
  private readonly seen: StoredValue<true>
  private readonly begun: StoredValue<true>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    const shape = { version: 1, isValid: isTrue, upgrades: upgradesFromUnversionedValue }
    this.seen = new StoredValue(storage, 'introSeen', shape)
    this.begun = new StoredValue(storage, 'splashSeen', shape)
  }

  isSplashSeen(): boolean {
    return this.begun.read() ?? this.isIntroductionSeen()
  }

  markSplashSeen(): void {
    this.begun.write(true)
  }

  isIntroductionSeen(): boolean {
    return this.seen.read() ?? false
  }

  markIntroductionSeen(): void {
    this.seen.write(true)
  }
}

function isTrue(candidate: unknown): candidate is true {
  return candidate === true
}
