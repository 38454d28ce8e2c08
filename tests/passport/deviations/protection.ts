import { contracts } from '@/adapters/contract/contracts'
import { type Json, type Planted, anyPassword, changingBody, isOf, jsonAnswer, refusal } from './planting'

const { passwords, protection, session } = contracts

export const protectionDeviations: readonly Planted[] = [
  {
    name: 'a lost phone that says who exists',
    inScenarios: 'dice quién existe al avisar un robo',
    check: 'PROTEGER-1',
    deviation: () => async (asked, forward) =>
      isOf(protection.reportLostPhone, asked) && asked.body?.includes('"11111111"')
        ? jsonAnswer(409, { code: 'LOST_PHONE_NOT_PROVED', message: 'No encontramos ese DNI.' })
        : forward(asked),
  },
  {
    name: 'a lost phone that says who exists by its status',
    check: 'PROTEGER-1',
    deviation: () => async (asked, forward) => {
      const answered = await forward(asked)
      if (isOf(protection.reportLostPhone, asked) && asked.body?.includes('"11111111"')) answered.status = 422
      return answered
    },
  },
  {
    name: 'a lost phone by another code',
    check: 'PROTEGER-1',
    deviation: refusal(
      protection.reportLostPhone,
      ({ status }) => status >= 400,
      (each: Json) => ({ ...each, code: 'UNAUTHORIZED' }),
    ),
  },
  {
    name: 'any password ends a session',
    check: 'PROTEGER-2',
    deviation: anyPassword(protection.endSessions),
  },
  {
    name: 'ending a session ends none',
    check: 'PROTEGER-2',
    deviation: () => async (asked, forward) =>
      isOf(protection.endSessions, asked) && asked.body?.includes('cuota2026')
        ? jsonAnswer(200, {})
        : forward(asked),
  },
  {
    name: 'every session is the one that asks',
    check: 'PROTEGER-2',
    deviation: changingBody(protection.listDevices, (each: Json) => ({
      ...each,
      sessions: (each['sessions'] as readonly Json[]).map((one) => ({ ...one, isCurrent: true })),
    })),
  },
  {
    name: 'a disowned change report that does nothing',
    check: 'PROTEGER-3',
    deviation: () => async (asked, forward) =>
      isOf(protection.disownChange, asked) ? jsonAnswer(200, {}) : forward(asked),
  },
  {
    name: 'a disowned change report that blocks nothing',
    check: 'PROTEGER-3',
    deviation: changingBody(session.accountStatus, ({ restriction: _, ...each }: Json) => each),
  },
  {
    name: 'a lost phone that ends no session',
    check: 'PROTEGER-4',
    deviation: () => async (asked, forward) =>
      isOf(protection.reportLostPhone, asked)
        ? jsonAnswer(200, { reportedAt: '2026-11-26T03:00:00Z' })
        : forward(asked),
  },
  {
    name: 'a blocked change is made',
    inScenarios: 'hace un cambio que está en pausa',
    check: 'PROTEGER-5',
    deviation: () => async (asked, forward) =>
      isOf(passwords.setPassword, asked) ? jsonAnswer(200, {}) : forward(asked),
  },
  {
    name: 'a blocked change with another code',
    check: 'PROTEGER-5',
    deviation: refusal(
      passwords.setPassword,
      ({ status }) => status === 409,
      (each: Json) => ({ ...each, code: 'FORBIDDEN' }),
    ),
  },
]
