import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAcceptAnyPasswordDeviation,
  createAnswerBodyDeviation,
  isRequestOfApiCall,
  createJsonAnswer,
  createRefusalDeviation,
} from './planting'

const { passwords, protection, session } = apiContracts

export const plantedAccountProtectionDeviations: readonly PlantedDeviation[] = [
  {
    name: 'a lost phone that says who exists',
    nameInScenarios: 'dice quién existe al avisar un robo',
    check: 'PROTEGER-1',
    deviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.reportLostPhone, asked) && asked.body?.includes('"11111111"')
        ? createJsonAnswer(409, { code: 'LOST_PHONE_NOT_PROVED', message: 'No encontramos ese DNI.' })
        : forward(asked),
  },
  {
    name: 'a lost phone that says who exists by its status',
    check: 'PROTEGER-1',
    deviation: () => async (asked, forward) => {
      const answered = await forward(asked)
      if (isRequestOfApiCall(protection.reportLostPhone, asked) && asked.body?.includes('"11111111"'))
        answered.status = 422
      return answered
    },
  },
  {
    name: 'a lost phone by another code',
    check: 'PROTEGER-1',
    deviation: createRefusalDeviation(
      protection.reportLostPhone,
      ({ status }) => status >= 400,
      (each: JsonObject) => ({ ...each, code: 'UNAUTHORIZED' }),
    ),
  },
  {
    name: 'any password ends a session',
    check: 'PROTEGER-2',
    deviation: createAcceptAnyPasswordDeviation(protection.endSessions),
  },
  {
    name: 'ending a session ends none',
    check: 'PROTEGER-2',
    deviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.endSessions, asked) && asked.body?.includes('cuota2026')
        ? createJsonAnswer(200, {})
        : forward(asked),
  },
  {
    name: 'every session is the one that asks',
    check: 'PROTEGER-2',
    deviation: createAnswerBodyDeviation(protection.listDevices, (each: JsonObject) => ({
      ...each,
      sessions: (each['sessions'] as readonly JsonObject[]).map((one) => ({ ...one, isCurrent: true })),
    })),
  },
  {
    name: 'a disowned change report that does nothing',
    check: 'PROTEGER-3',
    deviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.disownChange, asked) ? createJsonAnswer(200, {}) : forward(asked),
  },
  {
    name: 'a disowned change report that blocks nothing',
    check: 'PROTEGER-3',
    deviation: createAnswerBodyDeviation(
      session.accountStatus,
      ({ restriction: _, ...each }: JsonObject) => each,
    ),
  },
  {
    name: 'a lost phone that ends no session',
    check: 'PROTEGER-4',
    deviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.reportLostPhone, asked)
        ? createJsonAnswer(200, { reportedAt: '2026-11-26T03:00:00Z' })
        : forward(asked),
  },
  {
    name: 'a blocked change is made',
    nameInScenarios: 'hace un cambio que está en pausa',
    check: 'PROTEGER-5',
    deviation: () => async (asked, forward) =>
      isRequestOfApiCall(passwords.setPassword, asked) ? createJsonAnswer(200, {}) : forward(asked),
  },
  {
    name: 'a blocked change with another code',
    check: 'PROTEGER-5',
    deviation: createRefusalDeviation(
      passwords.setPassword,
      ({ status }) => status === 409,
      (each: JsonObject) => ({ ...each, code: 'FORBIDDEN' }),
    ),
  },
]
