import { inject, injectable } from 'inversify'
import type { PushPreferences } from '@/application/notifications/push-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomers } from './stored-customers'

@injectable('Singleton')
export class StoredPushPreferences implements PushPreferences {
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

  hasPaid(customerId: string): boolean {
    return this.paid.includes(customerId)
  }

  markPaid(customerId: string): void {
    this.paid.add(customerId)
  }

  markSubscribed(customerId: string): void {
    this.subscribed.add(customerId)
  }

  forgetSubscribed(customerId: string): void {
    this.subscribed.remove(customerId)
  }

  markSkipped(customerId: string): void {
    this.skipped.add(customerId)
  }
}
