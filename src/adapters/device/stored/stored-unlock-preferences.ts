import { inject, injectable } from 'inversify'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomerIdSet } from './stored-customers'

@injectable('Singleton')
export class StoredPasskeyUnlockPreferences implements BiometricUnlockPreferences {
  private readonly registeredCustomers: StoredCustomerIdSet
  private readonly offerDeclinedBy: StoredCustomerIdSet
  private readonly offerSkippedBy: StoredCustomerIdSet

  constructor(@inject(LocalStorage) local: KeyValueStorage) {
    this.registeredCustomers = new StoredCustomerIdSet(local, 'unlockRegistered')
    this.offerDeclinedBy = new StoredCustomerIdSet(local, 'unlockNeverAgain')
    this.offerSkippedBy = new StoredCustomerIdSet(local, 'unlockSkipped')
  }

  isUnlockRegistered(customerId: string): boolean {
    return this.registeredCustomers.includes(customerId)
  }

  isUnlockOfferDeclinedForever(customerId: string): boolean {
    return this.offerDeclinedBy.includes(customerId)
  }

  isUnlockOfferSkipped(customerId: string): boolean {
    return this.offerSkippedBy.includes(customerId)
  }

  markUnlockRegistered(customerId: string): void {
    this.registeredCustomers.add(customerId)
  }

  markUnlockOfferDeclinedForever(customerId: string): void {
    this.offerDeclinedBy.add(customerId)
  }

  markUnlockOfferSkipped(customerId: string): void {
    this.offerSkippedBy.add(customerId)
  }

  forgetUnlockRegistered(customerId: string): void {
    this.registeredCustomers.remove(customerId)
  }
}
