import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SurveyGateway, type AnsweredSurvey } from './survey.port'

/** Sends what was answered. Sent again after nobody knew, it is done where the first time arrived. Source: SUP-03. */
@injectable()
export class AnswerSurvey {
  constructor(@inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'answer'>) {}

  async execute(survey: AnsweredSurvey): Promise<Result<void, GatewayFailure>> {
    const sent = await this.gateway.answer(survey)
    if (sent.ok) return sent
    return sent.failure.kind === 'already-answered' ? success(undefined) : failure(sent.failure)
  }
}
