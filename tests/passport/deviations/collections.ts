import { contracts } from '@/adapters/contract/contracts'
import { type Json, type Planted, body, isOf, jsonAnswer, newKey, requests } from './planting'

const { payments } = contracts
const automaticCollection = contracts['automatic-collection']

export const collectionsDeviations: readonly Planted[] = [
  {
    name: 'a second joining under the same key',
    check: 'COBRO-1',
    deviation: requests(automaticCollection.join, (asked, times) => {
      if (times > 1) newKey(asked)
    }),
  },
  {
    name: 'a key that knows no other check of the account',
    check: 'COBRO-1',
    deviation: () => {
      let first: string | undefined
      return async (asked, forward) => {
        if (!isOf(automaticCollection.join, asked)) return forward(asked)
        first ??= asked.body
        return first === asked.body
          ? forward(asked)
          : jsonAnswer(409, { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ya se usó.' })
      }
    },
  },
  {
    name: 'a joining that the list knows by another number',
    check: 'COBRO-1',
    deviation: body(automaticCollection.listCollections, (list: readonly Json[]) =>
      list.map((each) => ('joiningId' in each ? { ...each, joiningId: 'otra' } : each)),
    ),
  },
  {
    name: 'a joining that its key does not find',
    check: 'COBRO-1',
    deviation: body(payments.paymentStatus, () => ({ status: 'NOT_FOUND' })),
  },
]
