import { describe, expect, it } from 'vitest'
import {
  acceptedSurveyAnswers,
  visibleSurveyQuestions,
  surveyAnswersToSend,
  unansweredSurveyQuestions,
  type Survey,
  type SurveyQuestion,
} from '@/domain/support/survey'

const answerOptions = ['r1', 'r2', 'r3'].map((code) => ({ code, label: code }))
const question1: SurveyQuestion = {
  code: 'p1',
  order: 1,
  label: '¿Cuánto?',
  kind: 'stars',
  stars: answerOptions,
}
const question2: SurveyQuestion = { code: 'p2', order: 2, label: '¿Por qué?', kind: 'text' }
const question3: SurveyQuestion = {
  code: 'p3',
  order: 3,
  label: '¿Pudiste?',
  kind: 'choice',
  options: answerOptions,
}
const question4: SurveyQuestion = { code: 'p4', order: 4, label: '¿Qué faltó?', kind: 'text' }
const question5: SurveyQuestion = { code: 'p5', order: 5, label: '¿Algo más?', kind: 'text' }

function createSurvey(...questions: readonly SurveyQuestion[]): Survey {
  return { runId: 'n-1', questions }
}

function questionCodes(questions: readonly SurveyQuestion[]): string {
  return questions.map(({ code }) => code).join(' ')
}

describe('the survey', () => {
  it.each([
    [undefined, 'p1 p2 p3'],
    ['r1', 'p1 p2 p3'],
    ['r2', 'p1 p2 p3 p4'],
    ['r3', 'p1 p2 p3 p4'],
    ['R3', 'p1 p2 p3 p4'],
  ])('after %s asks %s, in order', (could, asked) => {
    const answers = new Map(could === undefined ? [] : [['p3', could]])
    expect(
      questionCodes(
        visibleSurveyQuestions(createSurvey(question4, question2, question3, question1), answers),
      ),
    ).toBe(asked)
  })

  it('does not ask what was missing without the question whether the customer could do it', () => {
    expect(questionCodes(visibleSurveyQuestions(createSurvey(question1, question4), new Map()))).toBe('p1')
  })

  it('knows its questions by their order, whatever their codes', () => {
    const could = { ...question3, code: 'Q-77' }
    expect(
      questionCodes(
        visibleSurveyQuestions(createSurvey(could, { ...question4, code: 'x' }), new Map([['Q-77', 'r2']])),
      ),
    ).toBe('Q-77 x')
  })

  it('accepts only answers to its questions, with options that it has', () => {
    const answers = new Map([
      ['p1', 'r9'],
      ['p2', 'r9'],
      ['p3', 'r3'],
      ['p4', 'Algo.'],
    ])
    const accepted = acceptedSurveyAnswers(createSurvey(question1, question2, question3), answers)
    expect([...accepted]).toEqual([
      ['p2', 'r9'],
      ['p3', 'r3'],
    ])
  })

  it('needs an answer to every question, and spaces are no answer', () => {
    const survey = createSurvey(question1, question2, question3, question4)
    expect(questionCodes(unansweredSurveyQuestions(survey, new Map()))).toBe('p1 p2 p3')
    const answers = new Map([
      ['p1', 'r3'],
      ['p2', ' \n '],
      ['p3', 'r2'],
    ])
    expect(questionCodes(unansweredSurveyQuestions(survey, answers))).toBe('p2 p4')
  })

  it('needs no answer to the questions after the fourth', () => {
    expect(unansweredSurveyQuestions(createSurvey(question5), new Map())).toEqual([])
  })

  it('sends the questions shown and answered, not those hidden again', () => {
    const answers = new Map([
      ['p1', 'r3'],
      ['p2', ' Fue fácil. '],
      ['p3', 'r1'],
      ['p4', 'Un botón'],
      ['p9', 'De otra encuesta'],
    ])
    expect(
      surveyAnswersToSend(createSurvey(question1, question2, question3, question4, question5), answers),
    ).toEqual([
      { questionCode: 'p1', answer: { option: 'r3' } },
      { questionCode: 'p2', answer: { freeText: 'Fue fácil.' } },
      { questionCode: 'p3', answer: { option: 'r1' } },
    ])
  })
})
