import { port } from '@/application/shared/port'

/** Stores the address that the customer wanted when they were asked to sign in. Source: SES-01. */
export interface ReturnAddress {
  /** Stores the address for one customer or, without an id, for any customer. */
  save(address: string, customerId?: string): void
  /** Returns whether an address is stored. */
  isStored(): boolean
  /**
   * Returns the address once, and only to its customer. An address outside the portal is never returned.
   * Source: SES-13.
   */
  takeOnce(customerId: string | undefined): string | undefined
}
export const ReturnAddress = port<ReturnAddress>('ReturnAddress')
