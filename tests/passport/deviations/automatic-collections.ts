import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAcceptAnyPasswordDeviation,
  createAnswerBodyDeviation,
  createJsonAnswer,
  createNewKeyOnRepeatDeviation,
  createRequestDeviation,
  decodeJson,
  encodeJson,
  isRequestOfApiCall,
  type JsonObject,
} from './deviation-builders'

const { payments, loans } = apiContracts
const automaticCollectionContract = apiContracts['automatic-collection']

export const automaticCollectionDeviationCases: readonly DeviationCase[] = [
  {
    name: 'a repeated idempotency key joins automatic collection twice',
    nameInScenarios: 'activa dos veces con la misma clave',
    checkName: 'COBRO-1',
    createDeviation: createNewKeyOnRepeatDeviation(automaticCollectionContract.join),
  },
  {
    name: 'a repeated idempotency key is refused with another account verification',
    checkName: 'COBRO-1',
    createDeviation: () => {
      let firstBody: string | undefined
      return async (request, forward) => {
        if (!isRequestOfApiCall(automaticCollectionContract.join, request)) return forward(request)
        firstBody ??= request.body
        return firstBody === request.body
          ? forward(request)
          : createJsonAnswer(409, { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ya se usó.' })
      }
    },
  },
  {
    name: 'the list has another id for the joining',
    checkName: 'COBRO-1',
    createDeviation: createAnswerBodyDeviation(
      automaticCollectionContract.listCollections,
      (list: readonly JsonObject[]) =>
        list.map((each) => ('joiningId' in each ? { ...each, joiningId: 'otra' } : each)),
    ),
  },
  {
    name: 'the status of the joining is NOT_FOUND',
    checkName: 'COBRO-1',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, () => ({ status: 'NOT_FOUND' })),
  },
  {
    name: 'a repeated idempotency key leaves automatic collection twice',
    checkName: 'COBRO-2',
    createDeviation: createNewKeyOnRepeatDeviation(automaticCollectionContract.leave),
  },
  {
    name: 'automatic collection stays active after the customer leaves it',
    checkName: 'COBRO-2',
    createDeviation: () => {
      let hasLeftCollection = false
      return async (request, forward) => {
        const answer = await forward(request)
        if (isRequestOfApiCall(automaticCollectionContract.leave, request)) hasLeftCollection = true
        if (isRequestOfApiCall(automaticCollectionContract.listCollections, request) && hasLeftCollection)
          answer.body = encodeJson(
            (decodeJson(answer.body) as readonly JsonObject[]).map((each) => ({ ...each, status: 'ACTIVE' })),
          )
        return answer
      }
    },
  },
  {
    name: 'a request to leave an earlier joining ends a newer one',
    checkName: 'COBRO-2',
    createDeviation: createRequestDeviation(automaticCollectionContract.leave, (request) => {
      const { externalId } = JSON.parse(request.body ?? '{}') as JsonObject
      request.body = JSON.stringify({ externalId })
    }),
  },
  {
    name: 'the customer can join automatic collection with any password',
    checkName: 'COBRO-3',
    createDeviation: createAcceptAnyPasswordDeviation(automaticCollectionContract.join),
  },
  {
    name: 'the list of loans has another amount of the next collection',
    checkName: 'COBRO-4',
    createDeviation: createNextCollectionDeviation((next) => ({
      ...next,
      amount: Number(next['amount']) + 1,
    })),
  },
  {
    name: 'the list of loans has another day of the next collection',
    checkName: 'COBRO-4',
    createDeviation: createNextCollectionDeviation((next) => ({ ...next, date: '2027-01-04' })),
  },
  {
    name: 'the list of loans has no next collection',
    checkName: 'COBRO-4',
    createDeviation: createNextCollectionDeviation(() => undefined),
  },
]

/**
 * Returns a factory of a deviation that changes the next automatic collection of each loan in the list of
 * loans.
 */
function createNextCollectionDeviation(change: (next: JsonObject) => JsonObject | undefined) {
  return createAnswerBodyDeviation(loans.listLoans, (list: readonly JsonObject[]) =>
    list.map((each) => {
      const next = each['nextCollection']
      return next ? { ...each, nextCollection: change(next as JsonObject) } : each
    }),
  )
}
