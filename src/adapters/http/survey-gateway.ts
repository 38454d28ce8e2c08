import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { SurveyGateway } from '@/application/support/survey.port'
import { surveyContract as rows } from '@/adapters/contract/survey.contract'
import { HttpGateway } from './http-gateway'

export class HttpSurveyGateway extends HttpGateway implements SurveyGateway {
  isAnswered(): Promise<Result<boolean, GatewayFailure>> {
    return this.ask(rows.isSurveyAnswered, {}, ({ answered }) => answered)
  }
}
