import type { ClaimSubject, EnteredClaim } from '@/domain/support/claim'
import { definePort } from '@/application/shared/port'
import type { ClaimPageDetails } from './claim.port'

/** The contents of a claim that was sent, and that the lender has not confirmed. Source: SUP-04. */
export interface SentClaim extends EnteredClaim {
  readonly idempotencyKey: string
  /**
   * True if the lender refused each attempt to send the claim, so that none can have arrived; missing if one may
   * have arrived, and in claims that an earlier release of the portal stored.
   */
  readonly hasOnlyRefusedAttempts?: true
  /** The data about the page on which something went wrong, as it was sent with the claim. */
  readonly page?: ClaimPageDetails
}

/** What the customer has written of a claim that was not sent, or whose outcome is unknown. */
export interface ClaimDraft extends EnteredClaim {
  /** Tax id of the customer who wrote the draft. The draft is not shown to another customer. */
  readonly customer: string
  /**
   * The claims about the same subject whose outcome is unknown, the oldest first. If the customer writes the
   * contents of one of them again, it is the same claim; with other contents, it is a new one. Source: SUP-04.
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
   * Returns the signed-in customer's draft of a claim about the given subject; undefined if they have written
   * nothing.
   */
  find(subject: ClaimSubject | undefined): ClaimDraft | undefined
  /**
   * Returns the signed-in customer's sent claims about the given subject whose outcome is unknown, the oldest
   * first. They stay stored when the draft from which they were sent is deleted. Source: SUP-04.
   */
  sentClaims(subject: ClaimSubject | undefined): readonly SentClaim[]
  save(draft: ClaimDraft): void
  /**
   * Deletes the sent claim with the given idempotency key, because the lender has confirmed it, and the text
   * of its draft. If the customer has changed the text since then, the text is kept. Other sent claims are
   * kept. Does nothing while the drafts cannot be read, for example after the session has expired.
   */
  forget(idempotencyKey: string): void
}
export const ClaimDrafts = definePort<ClaimDrafts>('ClaimDrafts')
