import { definePort } from '@/application/shared/port'

/** Stores the address that the customer wanted to open when they were asked to sign in. Source: SES-01. */
export interface PathAfterLoginStore {
  /**
   * Stores the address that was to be opened. With an id, only the customer with that id is taken to the
   * address; without an id, the customer who signs in next.
   */
  save(address: string, customerId?: string): void
  /** Returns whether an address to return to is stored, for any customer. */
  isStored(): boolean
  /**
   * Returns the address to which the customer returns after signing in, and deletes it. Undefined if none is
   * stored, or if it was stored for another customer or leads outside the portal. Source: SES-01, SES-02.
   */
  takePath(customerId: string | undefined): string | undefined
}
export const PathAfterLoginStore = definePort<PathAfterLoginStore>('PathAfterLoginStore')
