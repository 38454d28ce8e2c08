import * as v from 'valibot'
import { contract } from './call'

/** Whether to invite to the satisfaction survey: 1§7, PAY-17. */
export const surveyContract = contract('survey', {
  isSurveyAnswered: {
    method: 'GET',
    path: '/nps/answered',
    summary: 'Si el cliente ya respondió la encuesta.',
    source: '1§7',
    access: 'session',
    answer: v.object({ answered: v.boolean() }),
    assumption: 'La respuesta trae answered.',
  },
})
