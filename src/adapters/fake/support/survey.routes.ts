import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { surveyContract } from '@/adapters/contract/survey.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { Lender } from '@/adapters/fake/lender'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { forbiddenRefusal, createRefusal } from '@/adapters/fake/shared/refusal'

const surveyRunId = 'nps-2026-11'
const alreadyAnsweredRefusal = createRefusal(409, 'SURVEY_ALREADY_ANSWERED', 'Ya respondiste esta encuesta.')
const surveyEndedRefusal = createRefusal(409, 'SURVEY_NOT_FOUND', 'Esta encuesta ya terminó.')
const wrongAnswerTypeRefusal = createRefusal(
  400,
  'INVALID_ANSWER',
  'Esa pregunta se responde de otra manera.',
)

const createAnswerOptions = (...labels: readonly string[]) =>
  labels.map((label, position) => ({ code: `r${position + 1}`, label }))

type SurveyCalls = typeof surveyContract

const surveyQuestions: CallAnswer<SurveyCalls['findSurvey']>['questions'] = [
  {
    code: 'p1',
    order: 1,
    type: 'SINGLE_SELECTION_SCORE',
    label: '¿Qué tan conforme estás con el portal?',
    answers: createAnswerOptions('1', '2', '3', '4', '5'),
  },
  {
    code: 'p2',
    order: 2,
    type: 'FREE_TEXT',
    label: '¿Por qué?',
    answers: undefined,
  },
  {
    code: 'p3',
    order: 3,
    type: 'SINGLE_SELECTION_SCORE',
    label: '¿Pudiste hacer lo que querías?',
    answers: createAnswerOptions('Sí, todo', 'No pude', 'Una parte'),
  },
  {
    code: 'p4',
    order: 4,
    type: 'FREE_TEXT',
    label: '¿Qué te faltó?',
    answers: undefined,
  },
]

export const surveyHandlers: ContractHandlers<typeof surveyContract> = {
  findSurvey() {
    return { npsRunId: surveyRunId, questions: surveyQuestions }
  },

  answerSurvey({ body, customer, lender }) {
    if (body.npsRunId !== surveyRunId) return surveyEndedRefusal
    if (!body.userResults.questionResults.every(fitsQuestion)) return wrongAnswerTypeRefusal
    if (surveyStatusOf(customer, lender) === 'answered') return alreadyAnsweredRefusal
    lender.store.customers.change(customer.id, { surveyResponse: 'answered' })
    return undefined
  },

  skipSurvey({ body, customer, lender }) {
    if (body.userId !== customer.customerId) return forbiddenRefusal
    if (surveyStatusOf(customer, lender) === undefined)
      lender.store.customers.change(customer.id, { surveyResponse: 'skipped' })
    return undefined
  },

  /**
   * Returns whether the customer has answered or skipped the satisfaction survey. In both cases the portal
   * does not show them the survey again.
   */
  isSurveyAnswered({ customer, lender }) {
    return { answered: surveyStatusOf(customer, lender) !== undefined }
  },
}

function surveyStatusOf(customer: CustomerRecord, { overrides }: Lender): CustomerRecord['surveyResponse'] {
  return overrides.surveyAnswered ? 'answered' : customer.surveyResponse
}

/**
 * Returns whether an answer is of the kind that its question requires: a text for a text question, otherwise
 * the code of an option. An answer to an unknown question is accepted.
 */
function fitsQuestion({
  code,
  answerResults,
}: CallRequestBody<SurveyCalls['answerSurvey']>['userResults']['questionResults'][number]): boolean {
  const question = surveyQuestions.find((each) => each.code === code)
  return answerResults.every(
    (answer) => !question || 'freeText' in answer === (question.type === 'FREE_TEXT'),
  )
}
