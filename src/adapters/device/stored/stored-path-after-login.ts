import { inject, injectable } from 'inversify'
import { portalPathIfSafe } from '@/domain/session/inside-portal'
import type { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import { isUndefinedOrValid, isObjectOf, isWellFormedText } from './shape'

interface StoredAddressAfterLogin {
  readonly address: string
  /**
   * Id of the only customer who may be sent to the stored address after signing in: the one whose session
   * ended; missing if no customer was signed in before.
   */
  readonly customerId?: string | undefined
}

/**
 * Checks the customer itself instead of using `OwnedStoredValue`, because the address is stored when no
 * session is open: after its customer's session has ended, or before a customer signs in.
 */
@injectable()
export class StoredPathAfterLogin implements PathAfterLoginStore {
  private readonly stored: StoredValue<StoredAddressAfterLogin>

  constructor(@inject(TabStorage) storage: KeyValueStorage) {
    this.stored = new StoredValue(storage, 'origin', { version: 1, isValid: isStoredAddressAfterLogin })
  }

  save(address: string, customerId?: string): void {
    this.stored.write({ address, customerId })
  }

  isStored(): boolean {
    return this.stored.read() !== undefined
  }

  takePath(customerId: string | undefined): string | undefined {
    const wanted = this.stored.read()
    this.stored.remove()
    const isOfCustomer = wanted?.customerId === undefined || wanted.customerId === customerId
    return wanted && isOfCustomer ? portalPathIfSafe(wanted.address) : undefined
  }
}

const isStoredAddressAfterLogin = isObjectOf<StoredAddressAfterLogin>({
  address: isWellFormedText,
  customerId: isUndefinedOrValid(isWellFormedText),
})
