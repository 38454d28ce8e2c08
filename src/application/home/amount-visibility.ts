import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, asBefore } from '@/application/shared/stored-value'

/** Whether amounts may be read over one's shoulder; it belongs to the device. Source: HOM-05, SES-13. */
@injectable()
export class AmountVisibility {
  private readonly kept: StoredValue<boolean>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.kept = new StoredValue(storage, 'visibleAmount', {
      version: 1,
      isValid: (candidate) => typeof candidate === 'boolean',
      upgrades: asBefore,
    })
  }

  /** Visible until somebody hides it. */
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
