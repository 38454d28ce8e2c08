import { inject, injectable } from 'inversify'
import type { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, upgradesFromUnversionedValue } from './stored-value'

@injectable()
export class StoredSeenIntroduction implements SeenIntroductionStore {
  private readonly introductionSeen: StoredValue<true>
  private readonly splashSeen: StoredValue<true>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    const format = { version: 1, isValid: isTrue, upgrades: upgradesFromUnversionedValue }
    this.introductionSeen = new StoredValue(storage, 'introSeen', format)
    this.splashSeen = new StoredValue(storage, 'splashSeen', format)
  }

  isSplashSeen(): boolean {
    return this.splashSeen.read() ?? this.isIntroductionSeen()
  }

  markSplashSeen(): void {
    this.splashSeen.write(true)
  }

  isIntroductionSeen(): boolean {
    return this.introductionSeen.read() ?? false
  }

  markIntroductionSeen(): void {
    this.introductionSeen.write(true)
  }
}

function isTrue(candidate: unknown): candidate is true {
  return candidate === true
}
