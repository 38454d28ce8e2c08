import { StoredSurveyOpenedFlag } from '@/adapters/device/stored/stored-survey-opened-flag'
import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { SurveyGateway } from '@/application/support/survey.port'
import { SurveyInvitation } from '@/application/support/survey-invitation'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'

class ScriptedSurveyGateway implements Pick<SurveyGateway, 'isAnswered'> {
  requestCount = 0

  constructor(private readonly answer: Result<boolean, GatewayFailure>) {}

  isAnswered(): Promise<Result<boolean, GatewayFailure>> {
    this.requestCount += 1
    return Promise.resolve(this.answer)
  }
}

describe('the invitation to the survey', () => {
  it.each([
    [success(false), true],
    [success(true), false],
    [failure({ kind: 'no-answer' } as const), false],
  ])('with %o is due: %s', async (answer, isDue) => {
    expect(
      await new SurveyInvitation(
        new ScriptedSurveyGateway(answer),
        new StoredSurveyOpenedFlag(new MemoryStorage()),
      ).isDue(),
    ).toBe(isDue)
  })

  it('is not due again in the tab where it was opened, and the lender is not asked', async () => {
    const tab = new SharedStorageContent()
    const survey = new ScriptedSurveyGateway(success(false))
    new SurveyInvitation(survey, new StoredSurveyOpenedFlag(new MemoryStorage(tab))).markSurveyOpened()
    expect(
      await new SurveyInvitation(survey, new StoredSurveyOpenedFlag(new MemoryStorage(tab))).isDue(),
    ).toBe(false)
    expect(survey.requestCount).toBe(0)
  })
})
