import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerBodyDeviation,
  jsonBytes,
  isRequestOfApiCall,
  createJsonAnswer,
  parseJsonBytes,
  replaceIdempotencyKeyOfRequest,
  createNewKeyOnRepeatDeviation,
  createChangedRefusalDeviation,
  createRequestDeviation,
} from './planting'

const { payments, support } = apiContracts

export const idempotencyKeyDeviations: readonly PlantedDeviation[] = [
  {
    name: 'a second charge under the same key',
    nameInScenarios: 'cobra dos veces con la misma clave',
    checkName: 'CLAVE-1',
    createDeviation: createNewKeyOnRepeatDeviation(payments.payWithSavedCard),
  },
  {
    name: 'another answer under the same key',
    checkName: 'CLAVE-1',
    createDeviation: () => {
      let times = 0
      return async (asked, forward) => {
        const answered = await forward(asked)
        if (isRequestOfApiCall(payments.payWithSavedCard, asked) && (times += 1) > 1)
          answered.body = jsonBytes({
            ...(parseJsonBytes(answered.body) as JsonObject),
            transactionId: 'otro',
          })
        return answered
      }
    },
  },
  {
    name: 'the second of a key is an error',
    checkName: 'CLAVE-1',
    createDeviation: () => {
      let times = 0
      return async (asked, forward) =>
        isRequestOfApiCall(payments.payWithSavedCard, asked) && (times += 1) > 1
          ? createJsonAnswer(409, { code: 'DUPLICATE', message: 'Ya está.' })
          : forward(asked)
    },
  },
  {
    name: 'charges that come at once are two',
    checkName: 'CLAVE-2',
    createDeviation: createNewKeyOnRepeatDeviation(payments.payWithSavedCard),
  },
  {
    name: 'one of those that come at once is a 500',
    checkName: 'CLAVE-2',
    createDeviation: () => {
      let times = 0
      return async (asked, forward) =>
        isRequestOfApiCall(payments.payWithSavedCard, asked) && (times += 1) === 2
          ? createJsonAnswer(500, { code: 'UNIQUE', message: 'No.' })
          : forward(asked)
    },
  },
  {
    name: 'a key that belongs to a token',
    checkName: 'CLAVE-3',
    createDeviation: createRequestDeviation(payments.payWithSavedCard, (asked) =>
      asked.headers.set(
        'Idempotency-Key',
        `${asked.headers.get('Idempotency-Key') ?? ''} ${asked.headers.get('Authorization') ?? ''}`,
      ),
    ),
  },
  {
    name: 'a lost answer loses its key',
    checkName: 'CLAVE-4',
    createDeviation: createRequestDeviation(payments.payWithSavedCard, (asked, times) => {
      if (times === 1) replaceIdempotencyKeyOfRequest(asked)
    }),
  },
  {
    name: 'a reused key answers as the first',
    checkName: 'CLAVE-5',
    createDeviation: () => {
      let first: string | undefined
      return async (asked, forward) => {
        if (isRequestOfApiCall(payments.payWithSavedCard, asked)) asked.body = first ??= asked.body
        return forward(asked)
      }
    },
  },
  {
    name: 'a reused key charges',
    checkName: 'CLAVE-5',
    createDeviation: createNewKeyOnRepeatDeviation(payments.payWithSavedCard),
  },
  {
    name: 'a reused key without its code',
    checkName: 'CLAVE-5',
    createDeviation: createChangedRefusalDeviation(
      payments.payWithSavedCard,
      ({ status }) => status === 409,
      () => ({ message: 'Ya está.' }),
    ),
  },
  {
    name: 'a key that never arrived is in process',
    checkName: 'CLAVE-6',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, (each: JsonObject) =>
      each['status'] === 'NOT_FOUND' ? { status: 'IN_PROCESS' } : each,
    ),
  },
  {
    name: 'a done key is not found',
    checkName: 'CLAVE-6',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, () => ({ status: 'NOT_FOUND' })),
  },
  {
    name: 'a status without its number',
    checkName: 'CLAVE-6',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, ({ status }: JsonObject) => ({
      status,
    })),
  },
  {
    name: 'payments without their loan',
    checkName: 'CLAVE-7',
    createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
      list.map(({ externalId: _, ...each }) => each),
    ),
  },
  {
    name: 'payments that are listed a day later',
    checkName: 'CLAVE-7',
    createDeviation: () => {
      let early: Uint8Array<ArrayBuffer> | undefined
      return async (asked, forward) => {
        const answered = await forward(asked)
        if (isRequestOfApiCall(payments.listPayments, asked)) answered.body = early ??= answered.body
        return answered
      }
    },
  },
  {
    name: 'payments that are listed twice',
    checkName: 'CLAVE-7',
    createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) => [
      ...list,
      ...list,
    ]),
  },
  {
    name: 'a second claim under the same key',
    checkName: 'CLAVE-8',
    createDeviation: createRequestDeviation(support.sendClaim, replaceIdempotencyKeyOfRequest),
  },
]
