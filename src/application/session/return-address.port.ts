import { definePort } from '@/application/shared/port'

/** Stores the address that the customer wanted when they were asked to sign in. Source: SES-01. */
export interface ReturnAddress {
  /**
   * Stores the address that was wanted. With an id, only that customer gets it; without one, any customer
   * who signs in.
   */
  save(address: string, customerId?: string): void
  /** Returns whether an address to return to is stored. */
  isStored(): boolean
  /**
   * Returns the stored address and deletes it. Undefined if it was stored for another customer or leads
   * outside the portal. Source: SES-13.
   */
  takeOnce(customerId: string | undefined): string | undefined
}
export const ReturnAddress = definePort<ReturnAddress>('ReturnAddress')
