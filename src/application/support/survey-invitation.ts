import { inject, injectable } from 'inversify'
import { OpenedSurveyStore } from './opened-survey.port'
import { SurveyGateway } from './survey.port'

/**
 * Decides whether to invite the customer to the satisfaction survey. They are not invited if they have opened
 * it in this tab or have already answered it. Source: PAY-17.
 */
@injectable()
export class SurveyInvitation {
  constructor(
    @inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'isAnswered'>,
    @inject(OpenedSurveyStore) private readonly opened: OpenedSurveyStore,
  ) {}

  /**
   * Returns whether to invite the customer to the satisfaction survey. They are not invited if it was opened
   * in this tab, if they have answered it, or if the lender does not say whether they have.
   */
  async isDue(): Promise<boolean> {
    if (this.opened.isOpened()) return false
    const answered = await this.gateway.isAnswered()
    return answered.ok && !answered.value
  }

  markSurveyOpened(): void {
    this.opened.markOpened()
  }
}
