import type { ClaimSubject, EnteredClaim } from '@/domain/support/claim'
import { definePort } from '@/application/shared/port'
import type { ClaimPageDetails } from './claim.port'

/** The contents of a claim that was sent, and that the lender has not confirmed. Source: SUP-04. */
export interface SentClaim extends EnteredClaim {
  readonly idempotencyKey: string
  /** The data about the page on which something went wrong, as it was sent with the claim. */
  readonly page?: ClaimPageDetails
}

/** What the customer has written of a claim that was not sent, or whose outcome is unknown. */
export interface ClaimDraft extends EnteredClaim {
  /** Tax id of the customer who wrote the draft. The draft is not shown to another customer. */
  readonly customer: string
  /**
   * What was sent from this draft and is not confirmed, the oldest first. If the customer writes the same
   * contents again, it is the same claim; with other contents, it is a new one. Source: SUP-04.
   */
  readonly sentClaims: readonly SentClaim[]
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
   * the text since then, the draft is kept without that sent claim.
   */
  forget(idempotencyKey: string): void
}
export const ClaimDrafts = definePort<ClaimDrafts>('ClaimDrafts')
