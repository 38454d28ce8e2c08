import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAnswerBodyDeviation,
  createJsonAnswer,
  createMatchingAnswerDeviation,
  createNewKeyOnRepeatDeviation,
  createRequestDeviation,
  decodeJson,
  encodeJson,
  isRequestOfApiCall,
  type JsonObject,
  replaceIdempotencyKeyOfRequest,
} from './deviation-builders'

const { payments, support } = apiContracts

export const idempotencyKeyDeviationCases: readonly DeviationCase[] = [
  {
    name: 'a repeated idempotency key charges the card twice',
    nameInScenarios: 'cobra dos veces con la misma clave',
    checkName: 'CLAVE-1',
    createDeviation: createNewKeyOnRepeatDeviation(payments.payWithSavedCard),
  },
  {
    name: 'a repeated idempotency key gets another answer',
    checkName: 'CLAVE-1',
    createDeviation: () => {
      let requestCount = 0
      return async (request, forward) => {
        const answer = await forward(request)
        if (isRequestOfApiCall(payments.payWithSavedCard, request) && (requestCount += 1) > 1)
          answer.body = encodeJson({
            ...(decodeJson(answer.body) as JsonObject),
            transactionId: 'otro',
          })
        return answer
      }
    },
  },
  {
    name: 'a repeated idempotency key gets an error',
    checkName: 'CLAVE-1',
    createDeviation: () => {
      let requestCount = 0
      return async (request, forward) =>
        isRequestOfApiCall(payments.payWithSavedCard, request) && (requestCount += 1) > 1
          ? createJsonAnswer(409, { code: 'DUPLICATE', message: 'Ya está.' })
          : forward(request)
    },
  },
  {
    name: 'concurrent requests with one idempotency key charge the card twice',
    checkName: 'CLAVE-2',
    createDeviation: createNewKeyOnRepeatDeviation(payments.payWithSavedCard),
  },
  {
    name: 'one of several concurrent requests with one idempotency key gets a 500',
    checkName: 'CLAVE-2',
    createDeviation: () => {
      let requestCount = 0
      return async (request, forward) =>
        isRequestOfApiCall(payments.payWithSavedCard, request) && (requestCount += 1) === 2
          ? createJsonAnswer(500, { code: 'UNIQUE', message: 'No.' })
          : forward(request)
    },
  },
  {
    name: 'the idempotency key is valid only for one access token',
    checkName: 'CLAVE-3',
    createDeviation: createRequestDeviation(payments.payWithSavedCard, (request) =>
      request.headers.set(
        'Idempotency-Key',
        `${request.headers.get('Idempotency-Key') ?? ''} ${request.headers.get('Authorization') ?? ''}`,
      ),
    ),
  },
  {
    name: 'the server forgets an idempotency key when its answer is lost',
    checkName: 'CLAVE-4',
    createDeviation: createRequestDeviation(payments.payWithSavedCard, (request, requestCount) => {
      if (requestCount === 1) replaceIdempotencyKeyOfRequest(request)
    }),
  },
  {
    name: 'another request with a used idempotency key gets the first answer',
    checkName: 'CLAVE-5',
    createDeviation: () => {
      let firstBody: string | undefined
      return async (request, forward) => {
        if (isRequestOfApiCall(payments.payWithSavedCard, request)) request.body = firstBody ??= request.body
        return forward(request)
      }
    },
  },
  {
    name: 'another request with a used idempotency key charges the card',
    checkName: 'CLAVE-5',
    createDeviation: createNewKeyOnRepeatDeviation(payments.payWithSavedCard),
  },
  {
    name: 'another request with a used idempotency key gets an error without a code',
    checkName: 'CLAVE-5',
    createDeviation: createMatchingAnswerDeviation(
      payments.payWithSavedCard,
      ({ status }) => status === 409,
      () => ({ message: 'Ya está.' }),
    ),
  },
  {
    name: 'the status of an unused idempotency key is IN_PROCESS',
    checkName: 'CLAVE-6',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, (each: JsonObject) =>
      each['status'] === 'NOT_FOUND' ? { status: 'IN_PROCESS' } : each,
    ),
  },
  {
    name: 'the status of a payment is NOT_FOUND',
    checkName: 'CLAVE-6',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, () => ({ status: 'NOT_FOUND' })),
  },
  {
    name: 'the status of a payment lacks its transaction id',
    checkName: 'CLAVE-6',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, ({ status }: JsonObject) => ({
      status,
    })),
  },
  {
    name: 'the list of payments lacks their loan',
    checkName: 'CLAVE-7',
    createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
      list.map(({ externalId: _, ...each }) => each),
    ),
  },
  {
    name: 'the list of payments lacks new payments',
    checkName: 'CLAVE-7',
    createDeviation: () => {
      let firstList: Uint8Array<ArrayBuffer> | undefined
      return async (request, forward) => {
        const answer = await forward(request)
        if (isRequestOfApiCall(payments.listPayments, request)) answer.body = firstList ??= answer.body
        return answer
      }
    },
  },
  {
    name: 'the list of payments has each payment twice',
    checkName: 'CLAVE-7',
    createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) => [
      ...list,
      ...list,
    ]),
  },
  {
    name: 'a repeated idempotency key opens a second claim',
    checkName: 'CLAVE-8',
    createDeviation: createRequestDeviation(support.sendClaim, replaceIdempotencyKeyOfRequest),
  },
]
