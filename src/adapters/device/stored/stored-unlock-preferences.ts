import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { objectSchema, typeGuardForSchema, wellFormedTextSchema } from './schemas'
import { StoredCustomerIdSet } from './stored-customers'
import { StoredValue } from './stored-value'

interface PasskeyOfCustomer {
  readonly customerId: string
  readonly passkeyId: string
}

@injectable('Singleton')
export class StoredPasskeyUnlockPreferences implements BiometricUnlockPreferences {
  private readonly registeredCustomers: StoredCustomerIdSet
  private readonly offerDeclinedBy: StoredCustomerIdSet
  private readonly offerSkippedBy: StoredCustomerIdSet
  /** The passkeys whose ids are known. Earlier releases of the portal stored only the customers. */
  private readonly passkeys: StoredValue<readonly PasskeyOfCustomer[]>

  constructor(@inject(LocalStorage) local: KeyValueStorage) {
    this.registeredCustomers = new StoredCustomerIdSet(local, 'unlockRegistered')
    this.offerDeclinedBy = new StoredCustomerIdSet(local, 'unlockNeverAgain')
    this.offerSkippedBy = new StoredCustomerIdSet(local, 'unlockSkipped')
    this.passkeys = new StoredValue(local, 'unlockPasskeys', {
      version: 1,
      isValid: typeGuardForSchema(v.array(passkeyOfCustomerSchema)),
    })
  }

  isUnlockRegistered(customerId: string): boolean {
    return this.registeredCustomers.includes(customerId)
  }

  registeredPasskeyId(customerId: string): string | undefined {
    return this.passkeys.read()?.find((each) => each.customerId === customerId)?.passkeyId
  }

  isUnlockOfferDeclinedForever(customerId: string): boolean {
    return this.offerDeclinedBy.includes(customerId)
  }

  isUnlockOfferSkipped(customerId: string): boolean {
    return this.offerSkippedBy.includes(customerId)
  }

  markUnlockRegistered(customerId: string, passkeyId: string): void {
    this.registeredCustomers.add(customerId)
    this.replacePasskeys(customerId, { customerId, passkeyId })
  }

  markUnlockOfferDeclinedForever(customerId: string): void {
    this.offerDeclinedBy.add(customerId)
  }

  markUnlockOfferSkipped(customerId: string): void {
    this.offerSkippedBy.add(customerId)
  }

  forgetUnlockRegistered(customerId: string): void {
    this.registeredCustomers.remove(customerId)
    this.replacePasskeys(customerId)
  }

  private replacePasskeys(customerId: string, ...passkeys: readonly PasskeyOfCustomer[]): void {
    const others = (this.passkeys.read() ?? []).filter((each) => each.customerId !== customerId)
    this.passkeys.write([...others, ...passkeys])
  }
}

const passkeyOfCustomerSchema = objectSchema<PasskeyOfCustomer>({
  customerId: wellFormedTextSchema,
  passkeyId: wellFormedTextSchema,
})
