import { inject, injectable } from 'inversify'
import type { PushPreferences } from '@/application/notifications/push-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomerIdSet } from './stored-customers'

@injectable('Singleton')
export class StoredPushPreferences implements PushPreferences {
  private readonly subscribed: StoredCustomerIdSet
  private readonly skipped: StoredCustomerIdSet
  private readonly paid: StoredCustomerIdSet

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.subscribed = new StoredCustomerIdSet(storage, 'pushSubscribed')
    this.skipped = new StoredCustomerIdSet(storage, 'pushSkipped')
    this.paid = new StoredCustomerIdSet(storage, 'paidHere')
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
