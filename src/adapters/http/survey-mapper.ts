import type { Survey, SurveyOption, SurveyQuestion, SurveyAnswerToSend } from '@/domain/support/survey'
import type { SurveyAnswersRequest } from '@/application/support/survey.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import type { surveyContract } from '@/adapters/contract/survey.contract'

type Calls = typeof surveyContract
type Question = CallAnswer<Calls['findSurvey']>['questions'][number]

const starsOrder = 1
const fiveStars: readonly SurveyOption[] = ['1', '2', '3', '4', '5'].map((code) => ({ code, label: code }))

export function toSurvey({ npsRunId, questions }: CallAnswer<Calls['findSurvey']>): Survey {
  return { runId: npsRunId, questions: withoutRepeated(questions).flatMap(toQuestion) }
}

export function toSurveyAnswerBody({
  runId,
  results,
}: SurveyAnswersRequest): CallRequestBody<Calls['answerSurvey']> {
  return { npsRunId: runId, userResults: { questionResults: results.map(toQuestionResult) } }
}

/** Converts a survey question. The list is empty for a choice without options. */
function toQuestion({ code, order, type, label, answers = [] }: Question): readonly SurveyQuestion[] {
  if (type === 'FREE_TEXT') return [{ code, order, label, kind: 'text' }]
  if (order === starsOrder) return [{ code, order, label, kind: 'stars', stars: toStarOptions(answers) }]
  return answers.length === 0 ? [] : [{ code, order, label, kind: 'choice', options: answers }]
}

/**
 * Returns the star options, from the lowest on and without 0. Returns five stars if the lender gives no
 * options, and the lender's options unchanged if a label is not a number. Source: SUP-03.
 */
function toStarOptions(answers: readonly SurveyOption[]): readonly SurveyOption[] {
  if (answers.length === 0) return fiveStars
  const isNumbered = answers.every(({ label }) => /^\s*\d+\s*$/.test(label))
  if (!isNumbered) return answers
  return answers
    .filter(({ label }) => Number(label) > 0)
    .sort((one, other) => Number(one.label) - Number(other.label))
}

/** Returns one question for each code, because answers are stored by code. */
function withoutRepeated(questions: readonly Question[]): readonly Question[] {
  return [...new Map(questions.map((each) => [each.code, each])).values()]
}

function toQuestionResult({ code, answer }: SurveyAnswerToSend) {
  const result = 'option' in answer ? { code: answer.option } : answer
  return { code, answerResults: [result] }
}
