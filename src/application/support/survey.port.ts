import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Survey, SurveyAnswerToSend } from '@/domain/support/survey'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

export interface SurveyAnswersRequest {
  readonly runId: string
  readonly answers: readonly SurveyAnswerToSend[]
  /**
   * The customer who answers the satisfaction survey. The answers are not sent in another customer's session.
   * Source: SES-21.
   */
  readonly onBehalfOf: Cuit
}

/** Why the satisfaction survey could not be read. `not-offered`: this lender has no such survey. */
export type FindSurveyFailure = GatewayFailure | { readonly kind: 'not-offered' }

/**
 * Why the answers to the satisfaction survey were not saved. `already-answered`: the lender already has the
 * customer's answers.
 */
export type SendSurveyAnswersFailure = GatewayFailure | { readonly kind: 'already-answered' }

/** The requests to the lender's server about the satisfaction survey. Source: 1§7, SUP-03. */
export interface SurveyGateway {
  survey(): Promise<Result<Survey, FindSurveyFailure>>
  sendAnswers(survey: SurveyAnswersRequest): Promise<Result<void, SendSurveyAnswersFailure>>
  /** Tells the lender that the customer does not want to answer the satisfaction survey. */
  skip(customerId: string): Promise<Result<void, GatewayFailure>>
  /** Returns whether the customer has already answered the satisfaction survey. Source: PAY-17. */
  isAnswered(): Promise<Result<boolean, GatewayFailure>>
}
export const SurveyGateway = definePort<SurveyGateway>('SurveyGateway')
