import * as v from 'valibot'
import { defineContract } from './call'
import { lenientListSchema } from './list.schema'
import { optionalField } from './optional-field.schema'

const surveyAnswerSchema = v.union([v.object({ code: v.string() }), v.object({ freeText: v.string() })])

const questionSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  order: v.number(),
  type: v.picklist(['SINGLE_SELECTION_SCORE', 'FREE_TEXT']),
  label: v.string(),
  answers: optionalField(v.array(v.object({ code: v.string(), label: v.string() }))),
})

/** API calls about the satisfaction survey. Source: 1§7, SUP-03. */
export const surveyContract = defineContract('survey', {
  findSurvey: {
    method: 'GET',
    path: '/nps',
    summary: 'Las preguntas de la encuesta.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'nobody' },
    answer: v.object({ npsRunId: v.string(), questions: lenientListSchema(questionSchema) }),
    assumption:
      'Responde npsRunId y questions. order dice qué pregunta es: 1 las estrellas, 2 el motivo, 3 si pudo (r1, r2 o r3) y 4 lo que faltó.',
  },
  answerSurvey: {
    method: 'POST',
    path: '/nps',
    summary: 'Envía las respuestas de la encuesta.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    body: v.object({
      npsRunId: v.string(),
      userResults: v.object({
        questionResults: v.array(v.object({ code: v.string(), answerResults: v.array(surveyAnswerSchema) })),
      }),
    }),
    answer: 'none',
    successStatus: 201,
    refusals: { SURVEY_ALREADY_ANSWERED: 'El cliente ya respondió esa encuesta.' },
    assumption:
      'userResults trae questionResults, cada uno con code y answerResults (code o freeText); responde 201. A quien ya la respondió, 409 SURVEY_ALREADY_ANSWERED.',
  },
  skipSurvey: {
    method: 'POST',
    path: '/nps/skip',
    summary: 'El cliente no quiere responder la encuesta.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'body.userId': 'customer-id' } },
    body: v.object({ userId: v.string() }),
    answer: 'none',
    assumption: 'userId es el customerId; responde 204.',
  },
  isSurveyAnswered: {
    method: 'GET',
    path: '/nps/answered',
    summary: 'Si el cliente ya respondió la encuesta.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: v.object({ answered: v.boolean() }),
    assumption: 'La respuesta trae answered; quien la dejó pasar (skip) cuenta como que respondió.',
  },
})
