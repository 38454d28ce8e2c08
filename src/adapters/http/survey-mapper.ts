import type { Survey, SurveyOption, SurveyQuestion, SurveyAnswerToSend } from '@/domain/support/survey'
import type { SurveyAnswersRequest } from '@/application/support/survey.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { surveyContract } from '@/adapters/contract/survey.contract'

type SurveyCalls = typeof surveyContract
type QuestionJson = CallAnswer<SurveyCalls['findSurvey']>['questions'][number]

const starQuestionOrder = 1
const defaultStarOptions: readonly SurveyOption[] = ['1', '2', '3', '4', '5'].map((code) => ({
  code,
  label: code,
}))

export function toSurvey({ npsRunId, questions }: CallAnswer<SurveyCalls['findSurvey']>): Survey {
  return { runId: npsRunId, questions: withoutRepeatedQuestions(questions).flatMap(toQuestionOrEmptyList) }
}

export function toSurveyAnswerBody({
  runId,
  answers,
}: SurveyAnswersRequest): CallRequestBody<SurveyCalls['answerSurvey']> {
  return { npsRunId: runId, userResults: { questionResults: answers.map(toQuestionResult) } }
}

/**
 * Converts a survey question to a list with that question. The list is empty for a choice without options.
 */
function toQuestionOrEmptyList({
  code,
  order,
  type,
  label,
  answers = [],
}: QuestionJson): readonly SurveyQuestion[] {
  if (type === 'FREE_TEXT') return [{ code, order, label, kind: 'text' }]
  if (order === starQuestionOrder)
    return [{ code, order, label, kind: 'stars', stars: toStarOptions(answers) }]
  return answers.length === 0 ? [] : [{ code, order, label, kind: 'choice', options: answers }]
}

/**
 * Returns the star options, from the lowest on and without 0. Returns five stars if the lender gives no
 * options, and the lender's options unchanged if a label is not a number. Source: SUP-03.
 */
function toStarOptions(answers: readonly SurveyOption[]): readonly SurveyOption[] {
  if (answers.length === 0) return defaultStarOptions
  const isNumbered = answers.every(({ label }) => /^\s*\d+\s*$/.test(label))
  if (!isNumbered) return answers
  return answers
    .filter(({ label }) => Number(label) > 0)
    .sort((one, other) => Number(one.label) - Number(other.label))
}

/** Returns one question for each code, because answers are stored by code. */
function withoutRepeatedQuestions(questions: readonly QuestionJson[]): readonly QuestionJson[] {
  return [...new Map(questions.map((each) => [each.code, each])).values()]
}

function toQuestionResult({ questionCode, answer }: SurveyAnswerToSend) {
  const result = 'option' in answer ? { code: answer.option } : answer
  return { code: questionCode, answerResults: [result] }
}
