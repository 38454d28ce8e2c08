import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAcceptAnyPasswordDeviation,
  createAnswerBodyDeviation,
  jsonBytes,
  isRequestOfApiCall,
  createJsonAnswer,
  parseJsonBytes,
  createNewKeyOnRepeatDeviation,
  createRequestDeviation,
} from './planting'

const { payments, loans } = apiContracts
const automaticCollectionContract = apiContracts['automatic-collection']

export const plantedAutomaticCollectionDeviations: readonly PlantedDeviation[] = [
  {
    name: 'a second joining under the same key',
    nameInScenarios: 'activa dos veces con la misma clave',
    checkName: 'COBRO-1',
    createDeviation: createNewKeyOnRepeatDeviation(automaticCollectionContract.join),
  },
  {
    name: 'a key without the other checks of the account',
    checkName: 'COBRO-1',
    createDeviation: () => {
      let first: string | undefined
      return async (asked, forward) => {
        if (!isRequestOfApiCall(automaticCollectionContract.join, asked)) return forward(asked)
        first ??= asked.body
        return first === asked.body
          ? forward(asked)
          : createJsonAnswer(409, { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ya se usó.' })
      }
    },
  },
  {
    name: 'a joining that the list knows by another number',
    checkName: 'COBRO-1',
    createDeviation: createAnswerBodyDeviation(
      automaticCollectionContract.listCollections,
      (list: readonly JsonObject[]) =>
        list.map((each) => ('joiningId' in each ? { ...each, joiningId: 'otra' } : each)),
    ),
  },
  {
    name: 'a joining that its key does not find',
    checkName: 'COBRO-1',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, () => ({ status: 'NOT_FOUND' })),
  },
  {
    name: 'a second leaving under the same key',
    checkName: 'COBRO-2',
    createDeviation: createNewKeyOnRepeatDeviation(automaticCollectionContract.leave),
  },
  {
    name: 'leaving that takes effect later',
    checkName: 'COBRO-2',
    createDeviation: () => {
      let hasLeft = false
      return async (asked, forward) => {
        const answered = await forward(asked)
        if (isRequestOfApiCall(automaticCollectionContract.leave, asked)) hasLeft = true
        if (isRequestOfApiCall(automaticCollectionContract.listCollections, asked) && hasLeft)
          answered.body = jsonBytes(
            (parseJsonBytes(answered.body) as readonly JsonObject[]).map((each) => ({
              ...each,
              status: 'ACTIVE',
            })),
          )
        return answered
      }
    },
  },
  {
    name: 'leaving that comes late and ends a newer joining',
    checkName: 'COBRO-2',
    createDeviation: createRequestDeviation(automaticCollectionContract.leave, (asked) => {
      const { externalId } = JSON.parse(asked.body ?? '{}') as JsonObject
      asked.body = JSON.stringify({ externalId })
    }),
  },
  {
    name: 'joining with any password',
    checkName: 'COBRO-3',
    createDeviation: createAcceptAnyPasswordDeviation(automaticCollectionContract.join),
  },
  {
    name: 'another amount of the next collection on home',
    checkName: 'COBRO-4',
    createDeviation: createNextCollectionDeviation((next) => ({
      ...next,
      amount: Number(next['amount']) + 1,
    })),
  },
  {
    name: 'another day of the next collection on home',
    checkName: 'COBRO-4',
    createDeviation: createNextCollectionDeviation((next) => ({ ...next, date: '2027-01-04' })),
  },
  {
    name: 'no next collection on home',
    checkName: 'COBRO-4',
    createDeviation: createNextCollectionDeviation(() => undefined),
  },
]

/** Creates a deviation of the lender that changes the next automatic collection of each loan in the list. */
function createNextCollectionDeviation(change: (next: JsonObject) => JsonObject | undefined) {
  return createAnswerBodyDeviation(loans.listLoans, (list: readonly JsonObject[]) =>
    list.map((each) => {
      const next = each['nextCollection']
      return next ? { ...each, nextCollection: change(next as JsonObject) } : each
    }),
  )
}
