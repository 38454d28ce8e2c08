import type { ClaimSubject, EnteredClaim } from '@/domain/support/claim'
import { definePort } from '@/application/shared/port'
import type { ClaimPageDetails } from './claim.port'

/** A claim that has not been sent, or whose outcome is unknown. */
export interface ClaimDraft extends EnteredClaim {
  /** Tax id of the customer who wrote the draft. The draft is not shown to another customer. */
  readonly customer: string
  /**
   * Idempotency key with which the claim was sent to the lender; missing if it was not sent. If the customer
   * changes the text afterwards, it is a new claim without a key.
   */
  readonly idempotencyKey?: string
  /** The data about the page on which something went wrong, as it was sent with the claim. */
  readonly page?: ClaimPageDetails
}

/**
 * Stores the drafts of claims in this tab, one draft for each subject. A draft is still there after another
 * claim, a failure, a reload or an expired session. It is deleted when the customer signs out. Source:
 * SUP-01, SUP-04, GEN-11.
 */
export interface ClaimDrafts {
  /**
   * Returns the signed-in customer's draft of a claim about the given subject; undefined if there is none.
   */
  find(subject: ClaimSubject | undefined): ClaimDraft | undefined
  save(draft: ClaimDraft): void
  /**
   * Deletes the draft of the claim that was sent with the given idempotency key. If the customer has changed
   * the text since then, the draft is kept.
   */
  forget(idempotencyKey: string): void
}
export const ClaimDrafts = definePort<ClaimDrafts>('ClaimDrafts')
