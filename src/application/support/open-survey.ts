import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import type { Survey } from '@/domain/support/survey'
import { SessionStore } from '@/application/session/session-store'
import { SurveyGateway, type FindSurveyFailure } from './survey.port'

/** The satisfaction survey of the signed-in customer, to be answered or skipped. Source: SUP-03. */
@injectable()
export class OpenSurvey {
  constructor(
    @inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'isAnswered' | 'survey' | 'skip'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns the survey; undefined if the customer has answered it. The survey is also returned if the
   * lender does not say whether they have answered. Source: SUP-03.
   */
  async execute(): Promise<Result<Survey | undefined, FindSurveyFailure>> {
    const [answered, survey] = await Promise.all([this.gateway.isAnswered(), this.gateway.survey()])
    return answered.ok && answered.value ? success(undefined) : survey
  }

  /**
   * Records with the lender that the customer does not want to answer the survey. Does not wait for the
   * lender's answer. Source: SUP-03.
   */
  skip(): void {
    void this.sessions.forCustomer(({ customerId }) => this.gateway.skip(customerId))
  }
}
