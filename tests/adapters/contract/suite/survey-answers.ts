import { surveyContract } from '@/adapters/contract/survey.contract'
import { caseOf, type ContractCase } from './contract-case'
import { jsonAnswer, marta, martaCustomerId, nothing } from './marta'

const answers = {
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

export const surveyAnswers: readonly ContractCase[] = [
  caseOf(surveyContract.findSurvey, {
    title: 'returns its questions',
    ...marta,
    input: {},
    expected: jsonAnswer,
  }),
  caseOf(surveyContract.answerSurvey, {
    title: 'accepts the answers',
    ...marta,
    input: answers,
    expected: { status: 201 },
  }),
  caseOf(surveyContract.skipSurvey, {
    title: 'accepts that the customer skips it',
    ...marta,
    input: { body: { userId: martaCustomerId } },
    expected: nothing,
  }),
  caseOf(surveyContract.isSurveyAnswered, {
    title: 'states whether it was answered',
    ...marta,
    input: { path: {} },
    expected: jsonAnswer,
  }),
]

export const surveyRefusals: readonly ContractCase[] = [
  {
    call: 'survey.answerSurvey',
    title: 'accepts the answers once',
    ...marta,
    ask: async ({ client }) => {
      await client.send(surveyContract.answerSurvey, answers)
      return client.send(surveyContract.answerSurvey, answers)
    },
    expected: { status: 409, code: 'SURVEY_ALREADY_ANSWERED' },
  },
  caseOf(surveyContract.answerSurvey, {
    title: 'finds no other survey',
    ...marta,
    input: { body: { ...answers.body, npsRunId: 'nps-2020-01' } },
    expected: { status: 409, code: 'SURVEY_NOT_FOUND' },
  }),
  caseOf(surveyContract.skipSurvey, {
    title: "refuses another customer's answers",
    ...marta,
    input: { body: { userId: 'c-17be90a3' } },
    expected: { status: 403, code: 'FORBIDDEN' },
  }),
]
