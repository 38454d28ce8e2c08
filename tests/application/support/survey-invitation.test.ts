import { StoredSession } from '@/adapters/device/stored/stored-session'
import { StoredSurveyOpenedFlag } from '@/adapters/device/stored/stored-survey-opened-flag'
import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { SurveyGateway } from '@/application/support/survey.port'
import { SurveyInvitation } from '@/application/support/survey-invitation'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'
import { brunoCustomer, createSessionOfCustomer, martaCustomer } from '#tests/support/test-customers'

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
        new StoredSurveyOpenedFlag(new MemoryStorage(), createSessionStore()),
      ).isDue(),
    ).toBe(isDue)
  })

  it('is not due again in the tab where it was opened, and the lender is not asked', async () => {
    const tab = new SharedStorageContent()
    const sessions = createSessionStore()
    const survey = new ScriptedSurveyGateway(success(false))
    const openInvitation = () =>
      new SurveyInvitation(survey, new StoredSurveyOpenedFlag(new MemoryStorage(tab), sessions))
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    openInvitation().markSurveyOpened()
    expect(await openInvitation().isDue()).toBe(false)
    expect(survey.requestCount).toBe(0)
  })

  it('is due to the customer who signs in after the one who opened it in this tab', async () => {
    const tab = new MemoryStorage()
    const sessions = new SessionStore(new StoredSession(new MemoryStorage(), tab))
    const opened = new StoredSurveyOpenedFlag(tab, sessions)
    const invitation = new SurveyInvitation(new ScriptedSurveyGateway(success(false)), opened)
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    invitation.markSurveyOpened()
    sessions.closeSession('left')
    expect(tab.read('openedSurvey')).toBeUndefined()
    sessions.openSession(createSessionOfCustomer(brunoCustomer))
    expect(await invitation.isDue()).toBe(true)
  })
})
