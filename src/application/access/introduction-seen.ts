import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'

const key = 'introSeen'

/** Whether this device has seen the introduction. Source: ACC-24. */
@injectable()
export class IntroductionSeen {
  constructor(@inject(LocalStorage) private readonly storage: KeyValueStorage) {}

  isSeen(): boolean {
    return this.storage.read(key) === 'true'
  }

  note(): void {
    this.storage.write(key, 'true')
  }
}
