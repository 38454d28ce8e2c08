import { inject, injectable } from 'inversify'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomerIdSet } from './stored-customers'

@injectable('Singleton')
export class StoredPasskeyUnlockPreferences implements BiometricUnlockPreferences {
  private readonly registered: StoredCustomerIdSet
  private readonly neverAgain: StoredCustomerIdSet
  private readonly skipped: StoredCustomerIdSet

  constructor(@inject(LocalStorage) local: KeyValueStorage) {
    this.registered = new StoredCustomerIdSet(local, 'unlockRegistered')
    this.neverAgain = new StoredCustomerIdSet(local, 'unlockNeverAgain')
    this.skipped = new StoredCustomerIdSet(local, 'unlockSkipped')
  }

  isUnlockRegistered(customerId: string): boolean {
    return this.registered.includes(customerId)
  }

  isUnlockOfferDeclinedForever(customerId: string): boolean {
    return this.neverAgain.includes(customerId)
  }

  isUnlockOfferSkipped(customerId: string): boolean {
    return this.skipped.includes(customerId)
  }

  markUnlockRegistered(customerId: string): void {
    this.registered.add(customerId)
  }

  markUnlockOfferDeclinedForever(customerId: string): void {
    this.neverAgain.add(customerId)
  }

  markUnlockOfferSkipped(customerId: string): void {
    this.skipped.add(customerId)
  }

  forgetRegistered(customerId: string): void {
    this.registered.remove(customerId)
  }
}
