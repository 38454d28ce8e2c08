import { apiContracts } from '@/adapters/contract/contracts'
import {
  type PlantedDeviation,
  createAnswerDeviation,
  jsonBytes,
  createHeaderDeviation,
  isErrorAnswer,
  isPreflightRequest,
  isSuccessAnswer,
  createChangedRefusalDeviation,
} from './planting'

const { access, session } = apiContracts

export const httpDeviations: readonly PlantedDeviation[] = [
  {
    name: 'allows no origin',
    checkName: 'CORS-2',
    createDeviation: createHeaderDeviation('Access-Control-Allow-Origin', undefined, isSuccessAnswer),
  },
  {
    name: 'allows another origin',
    checkName: 'CORS-2',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Origin',
      'https://otro.example',
      isSuccessAnswer,
    ),
  },
  {
    name: 'allows no origin on errors',
    nameInScenarios: 'no deja leer sus errores',
    checkName: 'CORS-3',
    createDeviation: createHeaderDeviation('Access-Control-Allow-Origin', undefined, isErrorAnswer),
  },
  {
    name: 'allows no origin on a 404',
    checkName: 'CORS-3',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Origin',
      undefined,
      ({ status }) => status === 404,
    ),
  },
  {
    name: 'preflight without Idempotency-Key',
    checkName: 'CORS-1',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type',
      isPreflightRequest,
    ),
  },
  {
    name: 'preflight without PUT',
    checkName: 'CORS-1',
    createDeviation: createHeaderDeviation(
      'Access-Control-Allow-Methods',
      'GET, POST, DELETE',
      isPreflightRequest,
    ),
  },
  {
    name: 'preflight refused',
    checkName: 'CORS-1',
    createDeviation: createAnswerDeviation((answered, { method }) => {
      if (method === 'OPTIONS') answered.status = 405
    }),
  },
  {
    name: 'Retry-After not exposed',
    checkName: 'CORS-4',
    createDeviation: createHeaderDeviation('Access-Control-Expose-Headers', undefined, () => true),
  },
  {
    name: 'private instead of no-store',
    checkName: 'GUARDAR-1',
    createDeviation: createHeaderDeviation('Cache-Control', 'private', isSuccessAnswer),
  },
  {
    name: 'errors may be stored',
    checkName: 'GUARDAR-1',
    createDeviation: createHeaderDeviation('Cache-Control', undefined, isErrorAnswer),
  },
  {
    name: 'logging out clears nothing',
    checkName: 'GUARDAR-2',
    createDeviation: createHeaderDeviation('Clear-Site-Data', undefined, () => true),
  },
  {
    name: 'logging out clears everything',
    checkName: 'GUARDAR-2',
    createDeviation: createHeaderDeviation('Clear-Site-Data', '"*"', () => true),
  },
  {
    name: 'JSON as text',
    checkName: 'FORMA-2',
    createDeviation: createHeaderDeviation('Content-Type', 'text/plain', isSuccessAnswer),
  },
  {
    name: 'errors as HTML',
    checkName: 'FORMA-2',
    createDeviation: createHeaderDeviation('Content-Type', 'text/html', isErrorAnswer),
  },
  {
    name: 'errors as { error }',
    checkName: 'ERROR-1',
    createDeviation: createAnswerDeviation((answered) => {
      if (isErrorAnswer(answered)) answered.body = jsonBytes({ error: 'no' })
    }),
  },
  {
    name: 'errors without a message',
    checkName: 'ERROR-1',
    createDeviation: createAnswerDeviation((answered) => {
      if (isErrorAnswer(answered)) answered.body = jsonBytes({ code: 'NO' })
    }),
  },
  {
    name: 'a malformed body is a 500',
    checkName: 'ERROR-1',
    createDeviation: createAnswerDeviation((answered, { body: sent }) => {
      if (sent === '[]') answered.status = 500
    }, session.refreshToken),
  },
  {
    name: 'an unknown DNI with another code',
    checkName: 'ERROR-2',
    createDeviation: createChangedRefusalDeviation(access.findPeople, isErrorAnswer, (each) => ({
      ...each,
      code: 'NOT_FOUND',
    })),
  },
  {
    name: 'a wrong password by another code',
    checkName: 'ERROR-3',
    createDeviation: createChangedRefusalDeviation(access.logInWithPassword, isErrorAnswer, (each) => ({
      ...each,
      code: 'UNAUTHORIZED',
    })),
  },
]
