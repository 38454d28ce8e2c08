import { inject, injectable } from 'inversify'
import { insidePortalPath } from '@/domain/session/inside-portal'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isAbsentOr, isShapedAs, isText } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'

interface WantedAddress {
  readonly address: string
  /** The customer whose session ended at it; a link that nobody had come in by is everybody's. */
  readonly customerId?: string
}

/** The address that the customer wanted when the login interrupted them. Source: SES-01. */
@injectable('Singleton')
export class ReturnAddress {
  private readonly kept: StoredValue<WantedAddress>

  constructor(@inject(TabStorage) storage: KeyValueStorage) {
    this.kept = new StoredValue(storage, 'origin', { version: 1, isValid: isWanted })
  }

  remember(address: string, customerId?: string): void {
    this.kept.write({ address, ...(customerId === undefined ? {} : { customerId }) })
  }

  /** Whether somebody wanted to go somewhere. */
  isWanted(): boolean {
    return this.kept.read() !== undefined
  }

  /** Gives the address once, and only to whom it is of; never one outside the portal. Source: SES-13. */
  take(customerId: string | undefined): string | undefined {
    const wanted = this.kept.read()
    this.kept.remove()
    const isOfCustomer = wanted?.customerId === undefined || wanted.customerId === customerId
    return wanted && isOfCustomer ? insidePortalPath(wanted.address) : undefined
  }
}

const isWanted = isShapedAs<WantedAddress>({ address: isText, customerId: isAbsentOr(isText) })
