import { apiContracts } from '@/adapters/contract/contracts'
import {
  type PlantedDeviation,
  createAnswerDeviation,
  jsonBytes,
  createHeaderDeviation,
  isErrorAnswer,
  isPreflightRequest,
  isSuccessAnswer,
  createRefusalDeviation,
} from './planting'

const { access, session } = apiContracts

export const httpDeviations: readonly PlantedDeviation[] = [
  {
    name: 'allows no origin',
    check: 'CORS-2',
    deviation: createHeaderDeviation('Access-Control-Allow-Origin', undefined, isSuccessAnswer),
  },
  {
    name: 'allows another origin',
    check: 'CORS-2',
    deviation: createHeaderDeviation('Access-Control-Allow-Origin', 'https://otro.example', isSuccessAnswer),
  },
  {
    name: 'allows no origin on errors',
    nameInScenarios: 'no deja leer sus errores',
    check: 'CORS-3',
    deviation: createHeaderDeviation('Access-Control-Allow-Origin', undefined, isErrorAnswer),
  },
  {
    name: 'allows no origin on a 404',
    check: 'CORS-3',
    deviation: createHeaderDeviation(
      'Access-Control-Allow-Origin',
      undefined,
      ({ status }) => status === 404,
    ),
  },
  {
    name: 'preflight without Idempotency-Key',
    check: 'CORS-1',
    deviation: createHeaderDeviation(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type',
      isPreflightRequest,
    ),
  },
  {
    name: 'preflight without PUT',
    check: 'CORS-1',
    deviation: createHeaderDeviation('Access-Control-Allow-Methods', 'GET, POST, DELETE', isPreflightRequest),
  },
  {
    name: 'preflight refused',
    check: 'CORS-1',
    deviation: createAnswerDeviation((answered, { method }) => {
      if (method === 'OPTIONS') answered.status = 405
    }),
  },
  {
    name: 'Retry-After not exposed',
    check: 'CORS-4',
    deviation: createHeaderDeviation('Access-Control-Expose-Headers', undefined, () => true),
  },
  {
    name: 'private instead of no-store',
    check: 'GUARDAR-1',
    deviation: createHeaderDeviation('Cache-Control', 'private', isSuccessAnswer),
  },
  {
    name: 'errors may be stored',
    check: 'GUARDAR-1',
    deviation: createHeaderDeviation('Cache-Control', undefined, isErrorAnswer),
  },
  {
    name: 'logging out clears nothing',
    check: 'GUARDAR-2',
    deviation: createHeaderDeviation('Clear-Site-Data', undefined, () => true),
  },
  {
    name: 'logging out clears everything',
    check: 'GUARDAR-2',
    deviation: createHeaderDeviation('Clear-Site-Data', '"*"', () => true),
  },
  {
    name: 'JSON as text',
    check: 'FORMA-2',
    deviation: createHeaderDeviation('Content-Type', 'text/plain', isSuccessAnswer),
  },
  {
    name: 'errors as HTML',
    check: 'FORMA-2',
    deviation: createHeaderDeviation('Content-Type', 'text/html', isErrorAnswer),
  },
  {
    name: 'errors as { error }',
    check: 'ERROR-1',
    deviation: createAnswerDeviation((answered) => {
      if (isErrorAnswer(answered)) answered.body = jsonBytes({ error: 'no' })
    }),
  },
  {
    name: 'errors without a message',
    check: 'ERROR-1',
    deviation: createAnswerDeviation((answered) => {
      if (isErrorAnswer(answered)) answered.body = jsonBytes({ code: 'NO' })
    }),
  },
  {
    name: 'a malformed body is a 500',
    check: 'ERROR-1',
    deviation: createAnswerDeviation((answered, { body: sent }) => {
      if (sent === '[]') answered.status = 500
    }, session.refreshToken),
  },
  {
    name: 'an unknown DNI with another code',
    check: 'ERROR-2',
    deviation: createRefusalDeviation(access.findPeople, isErrorAnswer, (each) => ({
      ...each,
      code: 'NOT_FOUND',
    })),
  },
  {
    name: 'a wrong password by another code',
    check: 'ERROR-3',
    deviation: createRefusalDeviation(access.logInWithPassword, isErrorAnswer, (each) => ({
      ...each,
      code: 'UNAUTHORIZED',
    })),
  },
]
