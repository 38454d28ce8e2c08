import type { Result } from '@/domain/shared/result'
import type { Survey, SurveyResult } from '@/domain/support/survey'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

export interface AnsweredSurvey {
  readonly runId: string
  readonly results: readonly SurveyResult[]
}

/** This lender asks nothing. */
export type FindSurveyFailure = GatewayFailure | { readonly kind: 'not-offered' }

/** The lender's satisfaction survey. Source: 1§7, SUP-03. */
export interface SurveyGateway {
  survey(): Promise<Result<Survey, FindSurveyFailure>>
  /** Done as well where the lender has her answers already. */
  answer(survey: AnsweredSurvey): Promise<Result<void, GatewayFailure>>
  /** She does not want to answer. */
  skip(customerId: string): Promise<Result<void, GatewayFailure>>
  /** Whether the customer has answered it already. Source: PAY-17. */
  isAnswered(): Promise<Result<boolean, GatewayFailure>>
}
export const SurveyGateway = Symbol('SurveyGateway')
