import { expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { SendSurveyAnswers } from '@/application/support/answer-survey'
import type { SurveyAnswersRequest, SendSurveyAnswersFailure } from '@/application/support/survey.port'
import { StoredSurveyDrafts } from '@/adapters/device/stored/stored-survey-drafts'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

const surveyAnswers = { runId: 'nps-2026-11', answers: [] }
const answersByQuestion = new Map([['p2', 'Encontré todo.']])
const noAnswerFailure = failure({ kind: 'no-answer' } as const)

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

/** Sends the answers that Marta gave and that are stored in the tab. */
function sendStoredAnswers(
  answer: Result<void, SendSurveyAnswersFailure>,
  sessions = createSessionStoreWithMarta(),
) {
  const { given, gateway } = createGateway(answer)
  const drafts = new StoredSurveyDrafts(new MemoryStorage(), sessions)
  drafts.save({ customer: martaCustomer.taxId, runId: surveyAnswers.runId, answers: answersByQuestion })
  return { answering: new SendSurveyAnswers(gateway, drafts, sessions), drafts, given, sessions }
}

it.each<[Result<void, SendSurveyAnswersFailure>, unknown]>([
  [success(undefined), success(undefined)],
  [failure({ kind: 'already-answered' }), success(undefined)],
  [noAnswerFailure, noAnswerFailure],
])('survey answers to which the lender answers %o have the result %o', async (answer, expected) => {
  const { answering } = sendStoredAnswers(answer)
  expect(await answering.execute(surveyAnswers)).toEqual(expected)
})

it('survey answers belong to the customer who opened the survey, also when another customer logged in meanwhile', async () => {
  const { answering, given, sessions } = sendStoredAnswers(success(undefined))
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  await answering.execute(surveyAnswers)
  expect(given).toEqual([{ ...surveyAnswers, onBehalfOf: martaCustomer.taxId }])
})

it('survey answers are not sent without a session', async () => {
  const sessions = createSessionStoreWithMarta()
  sessions.closeSession('left')
  const { answering, given } = sendStoredAnswers(success(undefined), sessions)
  expect(await answering.execute(surveyAnswers)).toEqual(failure({ kind: 'session-ended' }))
  expect(given).toEqual([])
})

it.each<[Result<void, SendSurveyAnswersFailure>, unknown]>([
  [success(undefined), undefined],
  [failure({ kind: 'already-answered' }), undefined],
  [noAnswerFailure, answersByQuestion],
])('after the lender answers %o, the answers in the tab are %o', async (answer, stored) => {
  const { answering, drafts } = sendStoredAnswers(answer)
  await answering.execute(surveyAnswers)
  expect(drafts.find(surveyAnswers.runId)).toEqual(stored)
})

it('the answers of a customer who logged in meanwhile stay in the tab', async () => {
  const { answering, drafts, sessions } = sendStoredAnswers(success(undefined))
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  drafts.save({ customer: raulCustomer.taxId, runId: surveyAnswers.runId, answers: answersByQuestion })
  await answering.execute(surveyAnswers)
  expect(drafts.find(surveyAnswers.runId)).toEqual(answersByQuestion)
})

it('answers to another round of the survey are not shown', () => {
  const { drafts } = sendStoredAnswers(success(undefined))
  expect(drafts.find('nps-2027-05')).toBeUndefined()
})
