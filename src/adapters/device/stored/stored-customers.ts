import * as v from 'valibot'
import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue, upgradesFromUnversionedValue } from './stored-value'
import { typeGuardForSchema } from './schemas'

/**
 * A stored set of customer ids, such as the ids of customers who have dismissed an offer. With it the
 * portal remembers a decision for each person who shares the device. Source: SES-13.
 */
export class StoredCustomerIdSet {
  private readonly stored: StoredValue<readonly string[]>

  constructor(storage: KeyValueStorage, key: string) {
    this.stored = new StoredValue(storage, key, {
      version: 1,
      isValid: typeGuardForSchema(v.array(v.string())),
      upgrades: upgradesFromUnversionedValue,
    })
  }

  includes(customerId: string): boolean {
    return this.all().includes(customerId)
  }

  add(customerId: string): void {
    this.stored.write([...this.without(customerId), customerId])
  }

  remove(customerId: string): void {
    const others = this.without(customerId)
    if (others.length > 0) this.stored.write(others)
    else this.stored.remove()
  }

  private without(customerId: string): readonly string[] {
    return this.all().filter((id) => id !== customerId)
  }

  private all(): readonly string[] {
    return this.stored.read() ?? []
  }
}
