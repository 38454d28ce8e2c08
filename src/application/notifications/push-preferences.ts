import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from '@/application/shared/stored-value'

/** Customer ids, so that two people who share a device do not decide for each other. */
type CustomerIds = readonly string[]

/** What each customer decided about notices on this device; it outlives logging out. Source: ACC-29, HOM-08. */
@injectable('Singleton')
export class PushPreferences {
  private readonly subscribed: StoredValue<CustomerIds>
  private readonly skipped: StoredValue<CustomerIds>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.subscribed = new StoredValue(storage, 'pushSubscribed', isCustomerIds)
    this.skipped = new StoredValue(storage, 'pushSkipped', isCustomerIds)
  }

  isSubscribed(customerId: string): boolean {
    return includes(this.subscribed, customerId)
  }

  isSkipped(customerId: string): boolean {
    return includes(this.skipped, customerId)
  }

  noteSubscribed(customerId: string): void {
    add(this.subscribed, customerId)
  }

  noteSkipped(customerId: string): void {
    add(this.skipped, customerId)
  }
}

function includes(kept: StoredValue<CustomerIds>, customerId: string): boolean {
  return kept.read()?.includes(customerId) ?? false
}

function add(kept: StoredValue<CustomerIds>, customerId: string): void {
  const others = (kept.read() ?? []).filter((id) => id !== customerId)
  kept.write([...others, customerId])
}

function isCustomerIds(candidate: unknown): candidate is CustomerIds {
  return Array.isArray(candidate) && candidate.every((id) => typeof id === 'string')
}
