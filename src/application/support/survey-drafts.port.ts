import type { SurveyAnswers } from '@/domain/support/survey'
import { definePort } from '@/application/shared/port'

/** Answers to one round of the satisfaction survey that have not been sent, or whose outcome is unknown. */
export interface SurveyDraft {
  /** Tax id of the customer who gave the answers. They are not shown to another customer. */
  readonly customer: string
  /** The lender's number of the round. */
  readonly runId: string
  readonly answers: SurveyAnswers
}

/**
 * Stores the customer's answers to the satisfaction survey in this tab until the lender has them. They are
 * still there after a failure, a reload or an expired session. They are deleted when the customer skips the
 * survey or signs out. Source: SUP-03, GEN-11.
 */
export interface SurveyDrafts {
  /** Returns the signed-in customer's answers to the round `runId`; undefined if they have given none. */
  find(runId: string): SurveyAnswers | undefined
  save(draft: SurveyDraft): void
  forget(): void
}
export const SurveyDrafts = definePort<SurveyDrafts>('SurveyDrafts')
