import { inject, injectable } from 'inversify'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import { instant, type Instant } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import { Clock } from '@/application/shared/clock.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isAbsentOr, isInstant, isListOf, isShapedAs, isText } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'
import { CustomerDocumentGateway, type SignatureFailure } from './customer-document.port'

/** The lender's public keys, and when they were fetched. */
export interface FetchedKeys {
  readonly keys: readonly IssuerKey[]
  readonly at: Instant
  /** Whether they come from an earlier visit, because the lender could not be reached now. */
  readonly areStored: boolean
}

type StoredKeys = Omit<FetchedKeys, 'areStored'>

const isKey = isShapedAs<IssuerKey>({ id: isText, x: isText, y: isText, signsUntil: isAbsentOr(isInstant) })

/**
 * The public keys of the lender. They are stored on the device, so that a certificate can be verified without
 * a network; a lender that answers without keys has none. Source: DOC-04.
 */
@injectable()
export class IssuerKeys {
  private readonly stored: StoredValue<StoredKeys>

  constructor(
    @inject(CustomerDocumentGateway) private readonly gateway: Pick<CustomerDocumentGateway, 'issuerKeys'>,
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {
    const isValid = isShapedAs<StoredKeys>({ keys: isListOf(isKey), at: isInstant })
    this.stored = new StoredValue(storage, 'issuerKeys', { version: 1, isValid })
  }

  async fetched(): Promise<Result<FetchedKeys, SignatureFailure>> {
    const keys = await this.gateway.issuerKeys()
    if (keys.ok) {
      const fetched = { keys: keys.value, at: instant(this.clock.now()) }
      this.stored.write(fetched)
      return success({ ...fetched, areStored: false })
    }
    const known = keys.failure.kind === 'not-offered' ? undefined : this.stored.read()
    return known ? success({ ...known, areStored: true }) : failure(keys.failure)
  }
}
