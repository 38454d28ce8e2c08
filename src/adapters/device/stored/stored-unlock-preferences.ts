import { inject, injectable } from 'inversify'
import type { UnlockPreferences } from '@/application/access/unlock-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredCustomerIds } from './stored-customers'

@injectable('Singleton')
export class StoredPasskeyUnlockPreferences implements UnlockPreferences {
  private readonly registered: StoredCustomerIds
  private readonly neverAgain: StoredCustomerIds
  private readonly skipped: StoredCustomerIds

  constructor(@inject(LocalStorage) local: KeyValueStorage) {
    this.registered = new StoredCustomerIds(local, 'unlockRegistered')
    this.neverAgain = new StoredCustomerIds(local, 'unlockNeverAgain')
    this.skipped = new StoredCustomerIds(local, 'unlockSkipped')
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
