import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAnswerDeviation,
  createHeaderDeviation,
  createMatchingAnswerDeviation,
  encodeJson,
  isErrorAnswer,
  isPreflightRequest,
  isSuccessAnswer,
} from './deviation-builders'

const { access, session } = apiContracts

export const httpDeviationCases: readonly DeviationCase[] = [
  {
    name: 'successful answers allow no origin',
    checkName: 'CORS-2',
    createDeviation: createHeaderDeviation('Access-Control-Allow-Origin', undefined, isSuccessAnswer),
  },
  {
    name: 'successful answers allow another origin',
    checkName: 'CORS-2',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Origin',
      'https://otro.example',
      isSuccessAnswer,
    ),
  },
  {
    name: 'errors allow no origin',
    nameInScenarios: 'no deja leer sus errores',
    checkName: 'CORS-3',
    createDeviation: createHeaderDeviation('Access-Control-Allow-Origin', undefined, isErrorAnswer),
  },
  {
    name: 'answers with status 404 allow no origin',
    checkName: 'CORS-3',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Origin',
      undefined,
      ({ status }) => status === 404,
    ),
  },
  {
    name: 'the preflight answer does not allow the Idempotency-Key header',
    checkName: 'CORS-1',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type',
      isPreflightRequest,
    ),
  },
  {
    name: 'the preflight answer does not allow PUT',
    checkName: 'CORS-1',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Methods',
      'GET, POST, DELETE',
      isPreflightRequest,
    ),
  },
  {
    name: 'the preflight request is refused',
    checkName: 'CORS-1',
    createDeviation: createAnswerDeviation((answer, { method }) => {
      if (method === 'OPTIONS') answer.status = 405
    }),
  },
  {
    name: 'the Retry-After header is not exposed',
    checkName: 'CORS-4',
    createDeviation: createHeaderDeviation('Access-Control-Expose-Headers', undefined, () => true),
  },
  {
    name: 'successful answers have Cache-Control private instead of no-store',
    checkName: 'GUARDAR-1',
    createDeviation: createHeaderDeviation('Cache-Control', 'private', isSuccessAnswer),
  },
  {
    name: 'errors have no Cache-Control header',
    checkName: 'GUARDAR-1',
    createDeviation: createHeaderDeviation('Cache-Control', undefined, isErrorAnswer),
  },
  {
    name: 'a logout does not clear the cache of the browser',
    checkName: 'GUARDAR-2',
    createDeviation: createHeaderDeviation('Clear-Site-Data', undefined, () => true),
  },
  {
    name: 'a logout clears all stored data of the browser',
    checkName: 'GUARDAR-2',
    createDeviation: createHeaderDeviation('Clear-Site-Data', '"*"', () => true),
  },
  {
    name: 'JSON answers have the content type text/plain',
    checkName: 'FORMA-2',
    createDeviation: createHeaderDeviation('Content-Type', 'text/plain', isSuccessAnswer),
  },
  {
    name: 'errors have the content type text/html',
    checkName: 'FORMA-2',
    createDeviation: createHeaderDeviation('Content-Type', 'text/html', isErrorAnswer),
  },
  {
    name: 'errors have the form { error }',
    checkName: 'ERROR-1',
    createDeviation: createAnswerDeviation((answer) => {
      if (isErrorAnswer(answer)) answer.body = encodeJson({ error: 'no' })
    }),
  },
  {
    name: 'errors have no message',
    checkName: 'ERROR-1',
    createDeviation: createAnswerDeviation((answer) => {
      if (isErrorAnswer(answer)) answer.body = encodeJson({ code: 'NO' })
    }),
  },
  {
    name: 'a request body of the wrong type gets a 500',
    checkName: 'ERROR-1',
    createDeviation: createAnswerDeviation((answer, { body: sentBody }) => {
      if (sentBody === '[]') answer.status = 500
    }, session.refreshToken),
  },
  {
    name: 'an unknown DNI gets another error code',
    checkName: 'ERROR-2',
    createDeviation: createMatchingAnswerDeviation(access.findPeople, isErrorAnswer, (each) => ({
      ...each,
      code: 'NOT_FOUND',
    })),
  },
  {
    name: 'a wrong password gets another error code',
    checkName: 'ERROR-3',
    createDeviation: createMatchingAnswerDeviation(access.logInWithPassword, isErrorAnswer, (each) => ({
      ...each,
      code: 'UNAUTHORIZED',
    })),
  },
]
