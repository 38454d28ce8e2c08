import { expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { AnswerSurvey } from '@/application/support/answer-survey'
import type { AnswerSurveyFailure } from '@/application/support/survey.port'

const answered = { runId: 'nps-2026-11', results: [] }
const noAnswer = failure({ kind: 'no-answer' } as const)

it.each<[Result<void, AnswerSurveyFailure>, unknown]>([
  [success(undefined), success(undefined)],
  [failure({ kind: 'already-answered' }), success(undefined)],
  [noAnswer, noAnswer],
])('answers that end in %o come to %o', async (answer, told) => {
  const answering = new AnswerSurvey({ answer: () => Promise.resolve(answer) })
  expect(await answering.execute(answered)).toEqual(told)
})
