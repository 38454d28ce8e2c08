import { surveyContract } from '@/adapters/contract/survey.contract'
import { createContractCase, type ContractCase } from './contract-case'
import {
  expectedJsonSuccessAnswer,
  signedInAsMarta,
  martaCustomerId,
  expectedEmptySuccessAnswer,
} from './marta'

const answerSurveyCallInput = {
  body: {
    npsRunId: 'nps-2026-11',
    userResults: {
      questionResults: [
        { code: 'p1', answerResults: [{ code: 'r5' }] },
        { code: 'p2', answerResults: [{ freeText: 'Fue fácil.' }] },
      ],
    },
  },
}

export const surveySuccessCases: readonly ContractCase[] = [
  createContractCase(surveyContract.findSurvey, {
    title: 'returns its questions',
    ...signedInAsMarta,
    input: {},
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(surveyContract.answerSurvey, {
    title: 'accepts the answers',
    ...signedInAsMarta,
    input: answerSurveyCallInput,
    expected: { status: 201 },
  }),
  createContractCase(surveyContract.skipSurvey, {
    title: 'accepts that the customer skips it',
    ...signedInAsMarta,
    input: { body: { userId: martaCustomerId } },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(surveyContract.isSurveyAnswered, {
    title: 'states whether it was answered',
    ...signedInAsMarta,
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
]

export const surveyRefusalCases: readonly ContractCase[] = [
  {
    call: 'survey.answerSurvey',
    title: 'accepts the answers once',
    ...signedInAsMarta,
    makeCall: async ({ client }) => {
      await client.send(surveyContract.answerSurvey, answerSurveyCallInput)
      return client.send(surveyContract.answerSurvey, answerSurveyCallInput)
    },
    expected: { status: 409, code: 'SURVEY_ALREADY_ANSWERED' },
  },
  createContractCase(surveyContract.answerSurvey, {
    title: 'finds no other survey',
    ...signedInAsMarta,
    input: { body: { ...answerSurveyCallInput.body, npsRunId: 'nps-2020-01' } },
    expected: { status: 409, code: 'SURVEY_NOT_FOUND' },
  }),
  createContractCase(surveyContract.skipSurvey, {
    title: "refuses another customer's answers",
    ...signedInAsMarta,
    input: { body: { userId: 'c-17be90a3' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]
