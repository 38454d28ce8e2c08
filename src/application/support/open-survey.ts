import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import type { Survey } from '@/domain/support/survey'
import { SessionStore } from '@/application/session/session-store'
import { SurveyDrafts } from './survey-drafts.port'
import { SurveyGateway, type FindSurveyFailure } from './survey.port'

/**
 * Fetches the satisfaction survey for the signed-in customer if they have not answered it yet, and lets them
 * decline it. Source: SUP-03.
 */
@injectable()
export class FetchUnansweredSurvey {
  constructor(
    @inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'isAnswered' | 'survey' | 'skip'>,
    @inject(SurveyDrafts) private readonly drafts: Pick<SurveyDrafts, 'forget'>,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns the satisfaction survey; undefined if the customer has already answered it. If the lender does
   * not say whether they have, the survey is returned. Source: SUP-03.
   */
  async execute(): Promise<Result<Survey | undefined, FindSurveyFailure>> {
    const [answered, survey] = await Promise.all([this.gateway.isAnswered(), this.gateway.survey()])
    return answered.ok && answered.value ? success(undefined) : survey
  }

  /**
   * Tells the lender that the customer does not want to answer the satisfaction survey, and deletes the
   * answers that they gave. Does not wait for the lender's reply. Source: SUP-03.
   */
  declineSurvey(): void {
    this.drafts.forget()
    void this.sessions.withCustomer(({ customerId }) => this.gateway.skip(customerId))
  }
}
