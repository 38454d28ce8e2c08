import { inject, injectable } from 'inversify'
import type { PushPreferences } from '@/application/notifications/push-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomerIds } from './stored-customers'

@injectable('Singleton')
export class StoredPushPreferences implements PushPreferences {
  private readonly subscribed: StoredCustomerIds
  private readonly skipped: StoredCustomerIds
  private readonly paid: StoredCustomerIds

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.subscribed = new StoredCustomerIds(storage, 'pushSubscribed')
    this.skipped = new StoredCustomerIds(storage, 'pushSkipped')
    this.paid = new StoredCustomerIds(storage, 'paidHere')
  }

  isSubscribedToPush(customerId: string): boolean {
    return this.subscribed.includes(customerId)
  }

  isPushOfferSkipped(customerId: string): boolean {
    return this.skipped.includes(customerId)
  }

  hasPaidOnDevice(customerId: string): boolean {
    return this.paid.includes(customerId)
  }

  markPaidOnDevice(customerId: string): void {
    this.paid.add(customerId)
  }

  markSubscribedToPush(customerId: string): void {
    this.subscribed.add(customerId)
  }

  forgetSubscribed(customerId: string): void {
    this.subscribed.remove(customerId)
  }

  markPushOfferSkipped(customerId: string): void {
    this.skipped.add(customerId)
  }
}
