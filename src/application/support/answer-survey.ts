import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SurveyGateway, type AnsweredSurvey } from './survey.port'

/**
 * Sends what was answered by who was in when the survey opened. Sent again after nobody knew, it is done where the
 * first time arrived. Source: SUP-03, SES-21.
 */
@injectable()
export class AnswerSurvey {
  private readonly orderedBy: Cuit | undefined

  constructor(
    @inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'answer'>,
    @inject(SessionStore) sessions: SessionStore,
  ) {
    this.orderedBy = sessions.current()?.customer.taxId
  }

  async execute(survey: Omit<AnsweredSurvey, 'orderedBy'>): Promise<Result<void, GatewayFailure>> {
    const { orderedBy } = this
    if (orderedBy === undefined) return failure({ kind: 'session-ended' })
    const sent = await this.gateway.answer({ ...survey, orderedBy })
    if (sent.ok) return sent
    return sent.failure.kind === 'already-answered' ? success(undefined) : failure(sent.failure)
  }
}
