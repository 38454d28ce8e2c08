import { inject, injectable } from 'inversify'
import type { PushPreferences } from '@/application/notifications/push-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomerIdSet } from './stored-customers'

@injectable('Singleton')
export class StoredPushPreferences implements PushPreferences {
  private readonly subscribedCustomers: StoredCustomerIdSet
  private readonly offerSkippedBy: StoredCustomerIdSet
  private readonly customersWhoPaid: StoredCustomerIdSet

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.subscribedCustomers = new StoredCustomerIdSet(storage, 'pushSubscribed')
    this.offerSkippedBy = new StoredCustomerIdSet(storage, 'pushSkipped')
    this.customersWhoPaid = new StoredCustomerIdSet(storage, 'paidHere')
  }

  isSubscribedToPush(customerId: string): boolean {
    return this.subscribedCustomers.includes(customerId)
  }

  isPushOfferSkipped(customerId: string): boolean {
    return this.offerSkippedBy.includes(customerId)
  }

  hasPaidOnDevice(customerId: string): boolean {
    return this.customersWhoPaid.includes(customerId)
  }

  markPaidOnDevice(customerId: string): void {
    this.customersWhoPaid.add(customerId)
  }

  markSubscribedToPush(customerId: string): void {
    this.subscribedCustomers.add(customerId)
  }

  forgetSubscribedToPush(customerId: string): void {
    this.subscribedCustomers.remove(customerId)
  }

  markPushOfferSkipped(customerId: string): void {
    this.offerSkippedBy.add(customerId)
  }
}
