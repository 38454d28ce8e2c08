import { expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { SendSurveyAnswers } from '@/application/support/answer-survey'
import type { SurveyAnswersRequest, SendSurveyAnswersFailure } from '@/application/support/survey.port'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/people'

const surveyAnswers = { runId: 'nps-2026-11', results: [] }
const noAnswer = failure({ kind: 'no-answer' } as const)

function createGateway(answer: Result<void, SendSurveyAnswersFailure>) {
  const given: SurveyAnswersRequest[] = []
  const gateway = {
    sendAnswers: async (each: SurveyAnswersRequest) => {
      given.push(each)
      return answer
    },
  }
  return { given, gateway }
}

it.each<[Result<void, SendSurveyAnswersFailure>, unknown]>([
  [success(undefined), success(undefined)],
  [failure({ kind: 'already-answered' }), success(undefined)],
  [noAnswer, noAnswer],
])('survey answers to which the lender answers %o have the result %o', async (answer, expected) => {
  const answering = new SendSurveyAnswers(createGateway(answer).gateway, createSessionStoreWithMarta())
  expect(await answering.execute(surveyAnswers)).toEqual(expected)
})

it('survey answers belong to the customer who opened the survey, also when another customer logged in meanwhile', async () => {
  const sessions = createSessionStoreWithMarta()
  const { given, gateway } = createGateway(success(undefined))
  const answering = new SendSurveyAnswers(gateway, sessions)
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  await answering.execute(surveyAnswers)
  expect(given).toEqual([{ ...surveyAnswers, onBehalfOf: martaCustomer.taxId }])
})

it('survey answers are not sent without a session', async () => {
  const sessions = createSessionStoreWithMarta()
  sessions.closeSession('left')
  const { given, gateway } = createGateway(success(undefined))
  expect(await new SendSurveyAnswers(gateway, sessions).execute(surveyAnswers)).toEqual(
    failure({ kind: 'session-ended' }),
  )
  expect(given).toEqual([])
})
