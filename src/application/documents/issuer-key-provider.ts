import { inject, injectable } from 'inversify'
import { instant } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import { Clock } from '@/application/shared/clock.port'
import { CustomerDocumentQueries, type SignedCertificateFailure } from './customer-document-queries.port'
import { IssuerKeysStore, type IssuerKeysWithFetchTime } from './issuer-keys-store.port'

/** The lender's public keys, when they were fetched, and whether that was at an earlier visit. */
export interface FetchedIssuerKeys extends IssuerKeysWithFetchTime {
  /** Whether the keys come from an earlier visit, because the lender could not be reached now. */
  readonly areFromStore: boolean
}

/**
 * Reads the lender's public keys and stores them on the device, so that a certificate can be verified
 * without a network. If the lender answers that it signs no certificates, the stored keys are not used.
 * Source: DOC-04.
 */
@injectable()
export class IssuerKeyProvider {
  constructor(
    @inject(CustomerDocumentQueries) private readonly gateway: Pick<CustomerDocumentQueries, 'issuerKeys'>,
    @inject(IssuerKeysStore) private readonly keysStore: IssuerKeysStore,
    @inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async fetchOrReadStoredKeys(): Promise<Result<FetchedIssuerKeys, SignedCertificateFailure>> {
    const keys = await this.gateway.issuerKeys()
    if (keys.ok) {
      const fetched = { keys: keys.value, at: instant(this.clock.now()) }
      this.keysStore.save(fetched)
      return success({ ...fetched, areFromStore: false })
    }
    const known = keys.failure.kind === 'not-offered' ? undefined : this.keysStore.read()
    return known ? success({ ...known, areFromStore: true }) : failure(keys.failure)
  }
}
