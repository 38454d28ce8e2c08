import { inject, injectable } from 'inversify'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from '@/application/shared/stored-value'
import { SurveyGateway } from './survey.port'

/**
 * Decides whether to invite the customer to the survey: once for each tab, and never if they have answered
 * it. Source: PAY-17.
 */
@injectable()
export class SurveyInvitation {
  private readonly opened: StoredValue<true>

  constructor(
    @inject(SurveyGateway) private readonly gateway: Pick<SurveyGateway, 'isAnswered'>,
    @inject(TabStorage) storage: KeyValueStorage,
  ) {
    this.opened = new StoredValue(storage, 'surveyOpened', {
      version: 1,
      isValid: (candidate) => candidate === true,
    })
  }

  /** Returns whether to invite. If the lender does not say whether it was answered, nobody is invited. */
  async isDue(): Promise<boolean> {
    if (this.opened.read()) return false
    const answered = await this.gateway.isAnswered()
    return answered.ok && !answered.value
  }

  noteOpened(): void {
    this.opened.write(true)
  }
}
