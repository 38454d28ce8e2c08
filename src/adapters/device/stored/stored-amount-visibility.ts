import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { AmountVisibility } from '@/application/home/amount-visibility.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, upgradesFromUnversionedValue } from './stored-value'
import { typeGuardForSchema } from './schemas'

@injectable()
export class StoredAmountVisibility implements AmountVisibility {
  private readonly stored: StoredValue<boolean>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.stored = new StoredValue(storage, 'visibleAmount', {
      version: 1,
      isValid: typeGuardForSchema(v.boolean()),
      upgrades: upgradesFromUnversionedValue,
    })
  }

  areAmountsVisible(): boolean {
    return this.stored.read() ?? true
  }

  showAmounts(): void {
    this.stored.write(true)
  }

  hideAmounts(): void {
    this.stored.write(false)
  }
}
