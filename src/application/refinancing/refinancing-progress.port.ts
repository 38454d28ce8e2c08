import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { definePort } from '@/application/shared/port'

/** The refinancing loan that the lender created, with the chosen plan. */
export interface CreatedRefinancing {
  readonly loanId: string
  readonly plan: RepaymentPlan
}

/**
 * What the portal did not send, because the lender's proposal had changed: the request for the loan or the
 * down payment. The first screen of the refinancing shows this until the customer goes on from it. Source:
 * REF-11.
 */
export type UnsentRefinancingOperation = 'loan' | 'payment'

/**
 * How far the customer has come in refinancing a debt, and what they have chosen. Stored in this tab, so that
 * a reload loses nothing.
 */
export interface RefinancingProgress {
  /**
   * The text from the address of the refinancing link that contains the link's data and, if the lender uses
   * one, a secret.
   */
  readonly hash?: string
  /** Whether the address that was opened is not a valid refinancing link. */
  readonly isUnreadable?: boolean
  readonly proposal?: RefinancingProposal
  /**
   * Idempotency keys of the earlier, completed down payments of which the customer read when they went on with
   * `proposal`. Missing if the progress was stored by an earlier release: then they read of none. Source:
   * REF-11, PAY-20.
   */
  readonly acknowledgedPaymentKeys?: readonly string[]
  readonly created?: CreatedRefinancing
  /**
   * First due date of the created loan, as the lender reports it. It is part of what the customer agrees
   * to. Source: REF-09, REF-10.
   */
  readonly firstDueDate?: CalendarDate
  /**
   * External id of the identity check started on this device, perhaps in another tab. If the customer
   * returns with another id, the check is not accepted.
   */
  readonly startedCheck?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  /** The identity check that confirmed who the customer is. The down payment requires it. Source: ACC-37. */
  readonly validatedBy?: IdentityCheckReference
  readonly isPaid?: boolean
  readonly notSent?: UnsentRefinancingOperation
}

/**
 * Stores the progress of the refinancing in this tab, and the copy that every tab can read while the
 * customer is on the selfie provider's site. If the customer is signed in, both are deleted when the
 * session ends. Source: REF-06, ACC-37.
 */
export interface RefinancingProgressRepository {
  current(): RefinancingProgress | undefined
  save(progress: RefinancingProgress): void
  forget(): void
  /** Stores the copy of the progress that every tab can read. The copy expires at `until`. */
  saveCopyForAllTabs(progress: RefinancingProgress, until: Instant): void
  /** Returns the copy of the progress that every tab can read, if it has not expired. */
  readCopyForAllTabs(now: Instant): RefinancingProgress | undefined
  deleteCopyForAllTabs(): void
}
export const RefinancingProgressRepository = definePort<RefinancingProgressRepository>(
  'RefinancingProgressRepository',
)
