import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, fromUnversioned } from '@/application/shared/stored-value'

/** Stores on this device whether amounts are visible or hidden from people nearby. Source: HOM-05, SES-13. */
@injectable()
export class AmountVisibility {
  private readonly kept: StoredValue<boolean>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.kept = new StoredValue(storage, 'visibleAmount', {
      version: 1,
      isValid: (candidate) => typeof candidate === 'boolean',
      upgrades: fromUnversioned,
    })
  }

  /** Returns whether amounts are visible, which they are until the customer hides them. */
  isVisible(): boolean {
    return this.kept.read() ?? true
  }

  show(): void {
    this.kept.write(true)
  }

  hide(): void {
    this.kept.write(false)
  }
}
