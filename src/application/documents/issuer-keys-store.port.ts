import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { Instant } from '@/domain/shared/calendar-date'
import { definePort } from '@/application/shared/port'

/** The lender's public keys, and when they were fetched. */
export interface IssuerKeysWithFetchTime {
  readonly keys: readonly IssuerKey[]
  readonly at: Instant
}

/**
 * Stores the lender's public keys on this device, so that a certificate can be verified at a later visit
 * without a network. Source: DOC-04.
 */
export interface IssuerKeysStore {
  read(): IssuerKeysWithFetchTime | undefined
  save(known: IssuerKeysWithFetchTime): void
}
export const IssuerKeysStore = definePort<IssuerKeysStore>('IssuerKeysStore')
