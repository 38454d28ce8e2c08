import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomers } from '@/application/shared/stored-customers'

/**
 * Stores what each customer decided about notifications on this device; signing out does not delete it.
 * Source: ACC-29, HOM-08.
 */
@injectable('Singleton')
export class PushPreferences {
  private readonly subscribed: StoredCustomers
  private readonly skipped: StoredCustomers
  private readonly paid: StoredCustomers

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.subscribed = new StoredCustomers(storage, 'pushSubscribed')
    this.skipped = new StoredCustomers(storage, 'pushSkipped')
    this.paid = new StoredCustomers(storage, 'paidHere')
  }

  isSubscribed(customerId: string): boolean {
    return this.subscribed.includes(customerId)
  }

  isSkipped(customerId: string): boolean {
    return this.skipped.includes(customerId)
  }

  /**
   * Returns whether the customer has paid from this device. Some lenders offer notifications only then.
   * Source: HOM-18.
   */
  hasPaid(customerId: string): boolean {
    return this.paid.includes(customerId)
  }

  notePaid(customerId: string): void {
    this.paid.add(customerId)
  }

  noteSubscribed(customerId: string): void {
    this.subscribed.add(customerId)
  }

  forgetSubscribed(customerId: string): void {
    this.subscribed.remove(customerId)
  }

  noteSkipped(customerId: string): void {
    this.skipped.add(customerId)
  }
}
