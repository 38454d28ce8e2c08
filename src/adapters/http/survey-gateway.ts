import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { SurveyGateway } from '@/application/support/survey.port'
import { surveyContract } from '@/adapters/contract/survey.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'

export class HttpSurveyGateway implements SurveyGateway {
  constructor(private readonly client: HttpClient) {}

  async isAnswered(): Promise<Result<boolean, GatewayFailure>> {
    const answer = await this.client.send('survey.isSurveyAnswered', surveyContract.isSurveyAnswered, {
      path: {},
    })
    return answer.ok ? success(answer.value.answered) : failure(toGatewayFailure(answer.failure))
  }
}
