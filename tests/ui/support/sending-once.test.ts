import { StoredSurveyOpenedFlag } from '@/adapters/device/stored/stored-survey-opened-flag'
import { StoredSurveyDrafts } from '@/adapters/device/stored/stored-survey-drafts'
import { StoredClaimDrafts } from '@/adapters/device/stored/stored-claim-drafts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SendSurveyAnswers } from '@/application/support/answer-survey'
import { FetchUnansweredSurvey } from '@/application/support/open-survey'
import { FileClaim } from '@/application/support/file-claim'
import { ClaimViewModel } from '@/ui/support/claim-view-model'
import { SurveyInvitation } from '@/application/support/survey-invitation'
import { SurveyViewModel } from '@/ui/support/survey-view-model'
import { BrowserWithFakeBackEnd } from '#tests/adapters/http/connected-browser'
import { createPendingRequest, createAsyncState } from '#tests/support/async-state-builders'
import { SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'
import { longWaitOptions } from '#tests/support/long-timeout'

let browser: BrowserWithFakeBackEnd
let claimModel: ClaimViewModel
let surveyModel: SurveyViewModel

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  browser.signIn('marta')
  const { gateways, sessions } = browser.openTab()
  const drafts = new StoredClaimDrafts(new MemoryStorage(), sessions)
  const navigation = new MemoryNavigation('/consultas')
  const { clock } = browser
  const page = { errors: [] }
  const filing = new FileClaim(gateways.claims, drafts, sessions, clock, new SequentialUuidSource(), page, {
    holidays: [],
  })
  claimModel = new ClaimViewModel(
    gateways.claimQueries,
    filing,
    drafts,
    sessions,
    navigation,
    clock,
    page,
    createAsyncState(clock),
    createPendingRequest(clock),
  )
  const invitation = new SurveyInvitation(
    gateways.survey,
    new StoredSurveyOpenedFlag(new MemoryStorage(), sessions),
  )
  const surveyDrafts = new StoredSurveyDrafts(new MemoryStorage(), sessions)
  surveyModel = new SurveyViewModel(
    new FetchUnansweredSurvey(gateways.survey, surveyDrafts, sessions),
    new SendSurveyAnswers(gateways.survey, surveyDrafts, sessions),
    invitation,
    surveyDrafts,
    sessions,
    navigation,
    createAsyncState(clock),
    createPendingRequest(clock),
  )
})

describe('a claim', () => {
  async function written(): Promise<void> {
    claimModel.onMount()
    await vi.waitFor(() => expect(claimModel.screenPhase).toBe('writing'), longWaitOptions)
    claimModel.chooseReason('OTRO')
  }

  it('is sent once, however often the customer presses', async () => {
    await written()
    await Promise.all([claimModel.submitClaim(), claimModel.submitClaim()])
    expect(browser.countCalls('support.sendClaim')).toBe(1)
  })

  it('stays unchanged while it is pending', async () => {
    await written()
    const sent = claimModel.submitClaim()
    claimModel.enterComments('Otra cosa')
    await sent
    expect(await browser.requests.at(-1)?.json()).not.toHaveProperty('comments')
    expect(claimModel.claim.comments).toBe('')
  })
})

describe('the survey', () => {
  it('is sent once, however often the customer presses', async () => {
    surveyModel.onMount()
    await vi.waitFor(() => expect(surveyModel.screenPhase).toBe('asking'), longWaitOptions)
    const [stars, why, could] = surveyModel.askedQuestions.map(({ question }) => question)
    for (const [question, answer] of [
      [stars, 'r5'],
      [why, 'Fue fácil.'],
      [could, 'r1'],
    ] as const)
      if (question) surveyModel.enterAnswer(question, answer)
    await Promise.all([surveyModel.submitAnswers(), surveyModel.submitAnswers()])
    expect(browser.countCalls('survey.answerSurvey')).toBe(1)
    expect(surveyModel.screenPhase).toBe('thanked')
  })
})
