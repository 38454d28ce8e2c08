import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, asBefore } from '@/application/shared/stored-value'

/** Whether this device has seen the introduction. Source: ACC-24. */
@injectable()
export class IntroductionSeen {
  private readonly seen: StoredValue<true>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.seen = new StoredValue(storage, 'introSeen', {
      version: 1,
      isValid: (candidate) => candidate === true,
      upgrades: asBefore,
    })
  }

  isSeen(): boolean {
    return this.seen.read() ?? false
  }

  note(): void {
    this.seen.write(true)
  }
}
