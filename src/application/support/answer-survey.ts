import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SurveyGateway, type SurveyAnswersRequest } from './survey.port'

/**
 * Sends the answers to the satisfaction survey, given by the customer who opened it. If the lender already
 * has the answers, for example after a first attempt with an unknown outcome, sending them again succeeds.
 * Source: SUP-03, SES-21.
 */
@injectable()
export class SendSurveyAnswers {
  private readonly onBehalfOf: Cuit | undefined

  constructor(
    @inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'sendAnswers'>,
    @inject(SessionStore) sessions: SessionStore,
  ) {
    this.onBehalfOf = sessions.taxId()
  }

  async execute(survey: Omit<SurveyAnswersRequest, 'onBehalfOf'>): Promise<Result<void, GatewayFailure>> {
    const { onBehalfOf } = this
    if (onBehalfOf === undefined) return failure({ kind: 'session-ended' })
    const sent = await this.gateway.sendAnswers({ ...survey, onBehalfOf })
    if (sent.ok) return sent
    return sent.failure.kind === 'already-answered' ? success(undefined) : failure(sent.failure)
  }
}
