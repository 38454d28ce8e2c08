import { contracts } from '@/adapters/contract/contracts'
import { type Json, type Planted, isOf, jsonAnswer, refusal } from './planting'

const { protection } = contracts

export const protectionDeviations: readonly Planted[] = [
  {
    name: 'a lost phone that says who exists',
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
]
