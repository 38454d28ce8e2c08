import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** The lender's satisfaction survey. Source: 1§7. */
export interface SurveyGateway {
  /** Whether the customer has answered it already. Source: PAY-17. */
  isAnswered(): Promise<Result<boolean, GatewayFailure>>
}
export const SurveyGateway = Symbol('SurveyGateway')
