import type { ClaimSubject, EnteredClaim } from '@/domain/support/claim'
import { definePort } from '@/application/shared/port'
import type { ClaimedPage } from './claim.port'

/** A claim that has not been sent, or whose outcome is unknown. */
export interface ClaimDraft extends EnteredClaim {
  /** Tax id of the customer. The draft is not shown to another customer. */
  readonly customer: string
  /**
   * Key with which the claim was sent. Once the customer changes the text, it is a new claim, without a
   * key.
   */
  readonly idempotencyKey?: string
  /** The data about the page on which something went wrong, as sent with the claim's key. */
  readonly page?: ClaimedPage
}

/**
 * Stores the draft of a claim, one at a time. It survives a failure, a reload and an expired session, in
 * this tab only. Deleted when the customer signs out. Source: SUP-04, GEN-11.
 */
export interface ClaimDrafts {
  /** Returns the draft of the signed-in customer about that subject, if any. */
  find(subject: ClaimSubject | undefined): ClaimDraft | undefined
  save(draft: ClaimDraft): void
  /** Deletes the draft of the claim that was sent with that key. A text changed since then is kept. */
  forget(idempotencyKey: string): void
}
export const ClaimDrafts = definePort<ClaimDrafts>('ClaimDrafts')
