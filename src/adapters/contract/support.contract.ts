import * as v from 'valibot'
import { contract } from './call'
import { listOf } from './list.schema'
import { maybe } from './maybe.schema'

const answerResult = v.union([v.object({ code: v.string() }), v.object({ freeText: v.string() })])

/** Claims and the satisfaction survey: 1§7. */
export const supportContract = contract('support', {
  listClaimReasons: {
    method: 'GET',
    path: '/claims/reasons',
    summary: 'Los motivos de consulta.',
    source: '1§3',
    access: 'session',
    answer: listOf(v.object({ id: v.string(), description: v.string() })),
    assumption: 'La ruta; cada motivo trae id y description.',
  },
  sendClaim: {
    method: 'POST',
    path: '/claims',
    summary: 'Envía una consulta.',
    source: '1§3',
    access: 'session',
    body: v.object({
      reason: v.string(),
      comments: v.optional(v.string()),
      email: v.pipe(v.string(), v.email()),
    }),
    answer: 'none',
    status: 201,
    assumption: 'La ruta y el cuerpo (reason, comments, email); responde 201.',
  },
  findSurvey: {
    method: 'GET',
    path: '/nps',
    summary: 'Las preguntas de la encuesta.',
    source: '1§7',
    access: 'session',
    answer: v.object({
      npsRunId: v.string(),
      questions: v.array(
        v.object({
          code: v.string(),
          order: v.number(),
          type: v.picklist(['SINGLE_SELECTION_SCORE', 'FREE_TEXT']),
          label: v.string(),
          answers: maybe(v.array(v.object({ code: v.string(), label: v.string() }))),
        }),
      ),
    }),
    assumption: 'Responde npsRunId y questions.',
  },
  answerSurvey: {
    method: 'POST',
    path: '/nps',
    summary: 'Envía las respuestas de la encuesta.',
    source: '1§7',
    access: 'session',
    body: v.object({
      npsRunId: v.string(),
      userResults: v.object({
        questionResults: v.array(v.object({ code: v.string(), answerResults: v.array(answerResult) })),
      }),
    }),
    answer: 'none',
    status: 201,
    assumption:
      'userResults trae questionResults, cada uno con code y answerResults (code o freeText); responde 201.',
  },
  skipSurvey: {
    method: 'POST',
    path: '/nps/skip',
    summary: 'El cliente no quiere responder la encuesta.',
    source: '1§7',
    access: 'session',
    body: v.object({ userId: v.string() }),
    answer: 'none',
    assumption: 'El cuerpo trae userId; responde 204.',
  },
})
