import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { port } from '@/application/shared/port'

/** The loan that the lender created with the chosen plan. */
export interface CreatedRefinancing {
  readonly loanId: string
  readonly plan: InstallmentOption
}

/** The progress of a refinancing in this tab. */
export interface RefinancingProgress {
  /** The hash of the link, as it was in the address. */
  readonly hash?: string
  /** Whether the address that was opened is not a valid link. */
  readonly isUnreadable?: boolean
  readonly proposal?: RefinancingProposal
  readonly created?: CreatedRefinancing
  /**
   * First due date of the created loan, as the lender gives it. The customer agrees to it. Source: REF-09,
   * REF-10.
   */
  readonly firstDueDate?: CalendarDate
  /** External id of the check started in this tab. A return with another id proves nothing. */
  readonly startedCheck?: string
  readonly check?: IdentityCheckReference | 'unreadable'
  /** The check that confirmed the customer's identity. The down payment requires it. Source: ACC-37. */
  readonly validatedBy?: IdentityCheckReference
  readonly isPaid?: boolean
}

/**
 * The progress of the refinancing in this tab, and the copy that every tab can read while the customer is at
 * the selfie provider. Both end with the session, if one is open. Source: REF-06, ACC-37.
 */
export interface RefinancingProgressRepository {
  current(): RefinancingProgress | undefined
  save(progress: RefinancingProgress): void
  forget(): void
  /** Stores the copy. From `until` on it counts as absent. */
  saveCopy(progress: RefinancingProgress, until: Instant): void
  /** Returns the copy that waits. */
  readCopy(now: Instant): RefinancingProgress | undefined
  deleteCopy(): void
}
export const RefinancingProgressRepository = port<RefinancingProgressRepository>(
  'RefinancingProgressRepository',
)
