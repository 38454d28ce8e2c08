import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SurveyDrafts } from './survey-drafts.port'
import { SurveyGateway, type SurveyAnswersRequest } from './survey.port'

/**
 * Sends the answers to the satisfaction survey, given by the customer who opened it. If the lender already
 * has the answers, for example after a first attempt with an unknown outcome, sending them again succeeds.
 * Answers that the lender has are deleted from the tab.
 * Source: SUP-03, SES-21.
 */
@injectable()
export class SendSurveyAnswers {
  private readonly onBehalfOf: Cuit | undefined

  constructor(
    @inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'sendAnswers'>,
    @inject(SurveyDrafts) private readonly drafts: Pick<SurveyDrafts, 'forget'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {
    this.onBehalfOf = sessions.taxId()
  }

  async execute(survey: Omit<SurveyAnswersRequest, 'onBehalfOf'>): Promise<Result<void, GatewayFailure>> {
    const { onBehalfOf } = this
    if (onBehalfOf === undefined) return failure({ kind: 'session-ended' })
    const sent = await this.gateway.sendAnswers({ ...survey, onBehalfOf })
    if (!sent.ok && sent.failure.kind !== 'already-answered') return failure(sent.failure)
    if (this.sessions.taxId() === onBehalfOf) this.drafts.forget()
    return success(undefined)
  }
}
