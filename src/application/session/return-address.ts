import { inject, injectable } from 'inversify'
import { insidePortalPath } from '@/domain/session/inside-portal'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isAbsentOr, isShapedAs, isText } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'

interface WantedAddress {
  readonly address: string
  /**
   * Id of the customer whose session ended at that address. Missing if there was no session; then any
   * customer may use it.
   */
  readonly customerId?: string
}

/** Stores the address that the customer wanted when they were asked to sign in. Source: SES-01. */
@injectable('Singleton')
export class ReturnAddress {
  private readonly kept: StoredValue<WantedAddress>

  constructor(@inject(TabStorage) storage: KeyValueStorage) {
    this.kept = new StoredValue(storage, 'origin', { version: 1, isValid: isWanted })
  }

  remember(address: string, customerId?: string): void {
    this.kept.write({ address, ...(customerId === undefined ? {} : { customerId }) })
  }

  /** Returns whether an address is stored. */
  isWanted(): boolean {
    return this.kept.read() !== undefined
  }

  /**
   * Returns the address once, and only to its customer. An address outside the portal is never returned.
   * Source: SES-13.
   */
  take(customerId: string | undefined): string | undefined {
    const wanted = this.kept.read()
    this.kept.remove()
    const isOfCustomer = wanted?.customerId === undefined || wanted.customerId === customerId
    return wanted && isOfCustomer ? insidePortalPath(wanted.address) : undefined
  }
}

const isWanted = isShapedAs<WantedAddress>({ address: isText, customerId: isAbsentOr(isText) })
