import { contracts } from '@/adapters/contract/contracts'
import { type Planted, answers, bytesOf, header, isError, isPreflight, isSuccess, refusal } from './planting'

const { access, session } = contracts

export const httpDeviations: readonly Planted[] = [
  {
    name: 'allows no origin',
    check: 'CORS-2',
    deviation: header('Access-Control-Allow-Origin', undefined, isSuccess),
  },
  {
    name: 'allows another origin',
    check: 'CORS-2',
    deviation: header('Access-Control-Allow-Origin', 'https://otro.example', isSuccess),
  },
  {
    name: 'allows no origin on errors',
    inScenarios: 'no deja leer sus errores',
    check: 'CORS-3',
    deviation: header('Access-Control-Allow-Origin', undefined, isError),
  },
  {
    name: 'allows no origin on a 404',
    check: 'CORS-3',
    deviation: header('Access-Control-Allow-Origin', undefined, ({ status }) => status === 404),
  },
  {
    name: 'preflight without Idempotency-Key',
    check: 'CORS-1',
    deviation: header('Access-Control-Allow-Headers', 'Authorization, Content-Type', isPreflight),
  },
  {
    name: 'preflight without PUT',
    check: 'CORS-1',
    deviation: header('Access-Control-Allow-Methods', 'GET, POST, DELETE', isPreflight),
  },
  {
    name: 'preflight refused',
    check: 'CORS-1',
    deviation: answers((answered, { method }) => {
      if (method === 'OPTIONS') answered.status = 405
    }),
  },
  {
    name: 'Retry-After not exposed',
    check: 'CORS-4',
    deviation: header('Access-Control-Expose-Headers', undefined, () => true),
  },
  {
    name: 'private instead of no-store',
    check: 'GUARDAR-1',
    deviation: header('Cache-Control', 'private', isSuccess),
  },
  {
    name: 'errors may be stored',
    check: 'GUARDAR-1',
    deviation: header('Cache-Control', undefined, isError),
  },
  {
    name: 'logging out clears nothing',
    check: 'GUARDAR-2',
    deviation: header('Clear-Site-Data', undefined, () => true),
  },
  {
    name: 'logging out clears everything',
    check: 'GUARDAR-2',
    deviation: header('Clear-Site-Data', '"*"', () => true),
  },
  { name: 'JSON as text', check: 'FORMA-2', deviation: header('Content-Type', 'text/plain', isSuccess) },
  { name: 'errors as HTML', check: 'FORMA-2', deviation: header('Content-Type', 'text/html', isError) },
  {
    name: 'errors as { error }',
    check: 'ERROR-1',
    deviation: answers((answered) => {
      if (isError(answered)) answered.body = bytesOf({ error: 'no' })
    }),
  },
  {
    name: 'errors without a message',
    check: 'ERROR-1',
    deviation: answers((answered) => {
      if (isError(answered)) answered.body = bytesOf({ code: 'NO' })
    }),
  },
  {
    name: 'a malformed body is a 500',
    check: 'ERROR-1',
    deviation: answers((answered, { body: sent }) => {
      if (sent === '[]') answered.status = 500
    }, session.refreshToken),
  },
  {
    name: 'an unknown DNI with another code',
    check: 'ERROR-2',
    deviation: refusal(access.findPeople, isError, (each) => ({ ...each, code: 'NOT_FOUND' })),
  },
  {
    name: 'a wrong password by another code',
    check: 'ERROR-3',
    deviation: refusal(access.logInWithPassword, isError, (each) => ({ ...each, code: 'UNAUTHORIZED' })),
  },
]
