import { inject, injectable } from 'inversify'
import { LocalStorage, TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from '@/application/shared/stored-value'

/** Customer ids, so that two people who share a device do not decide for each other. */
type CustomerIds = readonly string[]

/**
 * What each customer decided about unlocking on this device. That she registered or does not want to be asked again
 * outlives logging out; that she put it off lasts as long as the tab. Source: ACC-27, SES-13.
 */
@injectable('Singleton')
export class UnlockPreferences {
  private readonly registered: StoredValue<CustomerIds>
  private readonly neverAgain: StoredValue<CustomerIds>
  private readonly skipped: StoredValue<CustomerIds>

  constructor(@inject(LocalStorage) local: KeyValueStorage, @inject(TabStorage) tab: KeyValueStorage) {
    this.registered = new StoredValue(local, 'unlockRegistered', isCustomerIds)
    this.neverAgain = new StoredValue(local, 'unlockNeverAgain', isCustomerIds)
    this.skipped = new StoredValue(tab, 'unlockSkipped', isCustomerIds)
  }

  isRegistered(customerId: string): boolean {
    return includes(this.registered, customerId)
  }

  neverAskAgain(customerId: string): boolean {
    return includes(this.neverAgain, customerId)
  }

  isSkipped(customerId: string): boolean {
    return includes(this.skipped, customerId)
  }

  noteRegistered(customerId: string): void {
    add(this.registered, customerId)
  }

  noteNeverAskAgain(customerId: string): void {
    add(this.neverAgain, customerId)
  }

  noteSkipped(customerId: string): void {
    add(this.skipped, customerId)
  }

  forgetRegistered(customerId: string): void {
    remove(this.registered, customerId)
  }
}

function includes(kept: StoredValue<CustomerIds>, customerId: string): boolean {
  return kept.read()?.includes(customerId) ?? false
}

function add(kept: StoredValue<CustomerIds>, customerId: string): void {
  const others = (kept.read() ?? []).filter((id) => id !== customerId)
  kept.write([...others, customerId])
}

function remove(kept: StoredValue<CustomerIds>, customerId: string): void {
  const others = (kept.read() ?? []).filter((id) => id !== customerId)
  if (others.length > 0) kept.write(others)
  else kept.remove()
}

function isCustomerIds(candidate: unknown): candidate is CustomerIds {
  return Array.isArray(candidate) && candidate.every((id) => typeof id === 'string')
}
