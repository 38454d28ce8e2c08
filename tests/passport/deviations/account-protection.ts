import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAcceptAnyPasswordDeviation,
  createAnswerBodyDeviation,
  createJsonAnswer,
  createMatchingAnswerDeviation,
  isRequestOfApiCall,
  type JsonObject,
} from './deviation-builders'

const { passwords, protection, session } = apiContracts

export const accountProtectionDeviationCases: readonly DeviationCase[] = [
  {
    name: 'the message for a lost phone reveals who is a customer',
    nameInScenarios: 'dice quién existe al avisar un robo',
    checkName: 'PROTEGER-1',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(protection.reportLostPhone, request) && request.body?.includes('"11111111"')
        ? createJsonAnswer(409, { code: 'LOST_PHONE_NOT_PROVED', message: 'No encontramos ese DNI.' })
        : forward(request),
  },
  {
    name: 'the status for a lost phone reveals who is a customer',
    checkName: 'PROTEGER-1',
    createDeviation: () => async (request, forward) => {
      const answer = await forward(request)
      if (isRequestOfApiCall(protection.reportLostPhone, request) && request.body?.includes('"11111111"'))
        answer.status = 422
      return answer
    },
  },
  {
    name: 'the report of a lost phone is refused with another error code',
    checkName: 'PROTEGER-1',
    createDeviation: createMatchingAnswerDeviation(
      protection.reportLostPhone,
      ({ status }) => status >= 400,
      (each: JsonObject) => ({ ...each, code: 'UNAUTHORIZED' }),
    ),
  },
  {
    name: 'any password ends a session',
    checkName: 'PROTEGER-2',
    createDeviation: createAcceptAnyPasswordDeviation(protection.endSessions),
  },
  {
    name: 'a request to end a session does not end it',
    checkName: 'PROTEGER-2',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(protection.endSessions, request) && request.body?.includes('cuota2026')
        ? createJsonAnswer(200, {})
        : forward(request),
  },
  {
    name: 'the list marks every session as the current one',
    checkName: 'PROTEGER-2',
    createDeviation: createAnswerBodyDeviation(protection.listDevices, (each: JsonObject) => ({
      ...each,
      sessions: (each['sessions'] as readonly JsonObject[]).map((one) => ({ ...one, isCurrent: true })),
    })),
  },
  {
    name: 'the report of a disowned change does nothing',
    checkName: 'PROTEGER-3',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(protection.disownChange, request) ? createJsonAnswer(200, {}) : forward(request),
  },
  {
    name: 'the account status lists no blocked changes after a disowned change',
    checkName: 'PROTEGER-3',
    createDeviation: createAnswerBodyDeviation(
      session.accountStatus,
      ({ restriction: _, ...each }: JsonObject) => each,
    ),
  },
  {
    name: 'the report of a lost phone ends no session',
    checkName: 'PROTEGER-4',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(protection.reportLostPhone, request)
        ? createJsonAnswer(200, { reportedAt: '2026-11-26T03:00:00Z' })
        : forward(request),
  },
  {
    name: 'a blocked change is made',
    nameInScenarios: 'hace un cambio que está en pausa',
    checkName: 'PROTEGER-5',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(passwords.setPassword, request) ? createJsonAnswer(200, {}) : forward(request),
  },
  {
    name: 'a blocked change is refused with another error code',
    checkName: 'PROTEGER-5',
    createDeviation: createMatchingAnswerDeviation(
      passwords.setPassword,
      ({ status }) => status === 409,
      (each: JsonObject) => ({ ...each, code: 'FORBIDDEN' }),
    ),
  },
]
