import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAcceptAnyPasswordDeviation,
  createAnswerBodyDeviation,
  isRequestOfApiCall,
  createJsonAnswer,
  createChangedRefusalDeviation,
} from './planting'

const { passwords, protection, session } = apiContracts

export const plantedAccountProtectionDeviations: readonly PlantedDeviation[] = [
  {
    name: 'a lost phone that says who exists',
    nameInScenarios: 'dice quién existe al avisar un robo',
    checkName: 'PROTEGER-1',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.reportLostPhone, asked) && asked.body?.includes('"11111111"')
        ? createJsonAnswer(409, { code: 'LOST_PHONE_NOT_PROVED', message: 'No encontramos ese DNI.' })
        : forward(asked),
  },
  {
    name: 'a lost phone that says who exists by its status',
    checkName: 'PROTEGER-1',
    createDeviation: () => async (asked, forward) => {
      const answered = await forward(asked)
      if (isRequestOfApiCall(protection.reportLostPhone, asked) && asked.body?.includes('"11111111"'))
        answered.status = 422
      return answered
    },
  },
  {
    name: 'a lost phone by another code',
    checkName: 'PROTEGER-1',
    createDeviation: createChangedRefusalDeviation(
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
    name: 'ending a session ends none',
    checkName: 'PROTEGER-2',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.endSessions, asked) && asked.body?.includes('cuota2026')
        ? createJsonAnswer(200, {})
        : forward(asked),
  },
  {
    name: 'every session is the one that asks',
    checkName: 'PROTEGER-2',
    createDeviation: createAnswerBodyDeviation(protection.listDevices, (each: JsonObject) => ({
      ...each,
      sessions: (each['sessions'] as readonly JsonObject[]).map((one) => ({ ...one, isCurrent: true })),
    })),
  },
  {
    name: 'a disowned change report that does nothing',
    checkName: 'PROTEGER-3',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.disownChange, asked) ? createJsonAnswer(200, {}) : forward(asked),
  },
  {
    name: 'a disowned change report that blocks nothing',
    checkName: 'PROTEGER-3',
    createDeviation: createAnswerBodyDeviation(
      session.accountStatus,
      ({ restriction: _, ...each }: JsonObject) => each,
    ),
  },
  {
    name: 'a lost phone that ends no session',
    checkName: 'PROTEGER-4',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(protection.reportLostPhone, asked)
        ? createJsonAnswer(200, { reportedAt: '2026-11-26T03:00:00Z' })
        : forward(asked),
  },
  {
    name: 'a blocked change is made',
    nameInScenarios: 'hace un cambio que está en pausa',
    checkName: 'PROTEGER-5',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(passwords.setPassword, asked) ? createJsonAnswer(200, {}) : forward(asked),
  },
  {
    name: 'a blocked change with another code',
    checkName: 'PROTEGER-5',
    createDeviation: createChangedRefusalDeviation(
      passwords.setPassword,
      ({ status }) => status === 409,
      (each: JsonObject) => ({ ...each, code: 'FORBIDDEN' }),
    ),
  },
]
