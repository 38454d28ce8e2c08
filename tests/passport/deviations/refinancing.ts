import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAnswerBodyDeviation,
  createAnswerDeviation,
  createJsonAnswer,
  createMatchingAnswerDeviation,
  createNewKeyOnRepeatDeviation,
  decodeJson,
  encodeJson,
  isRequestOfApiCall,
  type JsonObject,
} from './deviation-builders'

const { orders, refinancing } = apiContracts

/** Deviations in refinancing through a link, and in its down payment. */
export const refinancingDeviationCases: readonly DeviationCase[] = [
  {
    name: 'a refinancing link works without its secret',
    nameInScenarios: 'lee un enlace sin su secreto',
    checkName: 'REFI-1',
    createDeviation: () => {
      let pathWithValidHash: string | undefined
      return async (request, forward) => {
        if (!isRequestOfApiCall(refinancing.findProposal, request)) return forward(request)
        pathWithValidHash ??= request.path
        request.path = pathWithValidHash
        return forward(request)
      }
    },
  },
  {
    name: 'a refinancing link without its secret returns the name of the customer',
    checkName: 'REFI-1',
    createDeviation: createMatchingAnswerDeviation(
      refinancing.findProposal,
      ({ status }) => status === 404,
      () => ({ customerFullName: 'Ramona' }),
      200,
    ),
  },
  {
    name: 'a refinancing link works only once',
    checkName: 'REFI-1',
    createDeviation: () => {
      let requestCount = 0
      return async (request, forward) =>
        isRequestOfApiCall(refinancing.findProposal, request) && (requestCount += 1) > 1
          ? createJsonAnswer(200, {})
          : forward(request)
    },
  },
  {
    name: 'a repeated idempotency key creates a second refinancing',
    checkName: 'REFI-2',
    createDeviation: createNewKeyOnRepeatDeviation(refinancing.createLoan),
  },
  {
    name: 'the status of a refinancing is returned for the CUIT of another person',
    checkName: 'REFI-2',
    createDeviation: () => {
      const firstPathByKey = new Map<string, string>()
      return async (request, forward) => {
        if (!isRequestOfApiCall(orders.statusWithoutSession, request)) return forward(request)
        const key = request.path.split('?')[1] ?? ''
        firstPathByKey.set(key, firstPathByKey.get(key) ?? request.path)
        return forward({ ...request, path: firstPathByKey.get(key) ?? request.path })
      }
    },
  },
  {
    name: 'the status of a refinancing lacks its loan id',
    checkName: 'REFI-2',
    createDeviation: createAnswerBodyDeviation(
      orders.statusWithoutSession,
      ({ loanId: _, ...status }: JsonObject) => status,
    ),
  },
  {
    name: 'a plan that was not offered creates a refinancing',
    checkName: 'REFI-3',
    createDeviation: createMatchingAnswerDeviation(
      refinancing.createLoan,
      ({ status }) => status === 409,
      () => ({ loanId: 'n-cualquiera' }),
      200,
    ),
  },
  {
    name: 'the status of a refused refinancing is APPROVED',
    checkName: 'REFI-3',
    createDeviation: createAnswerDeviation((answer) => {
      const status = decodeJson(answer.body) as JsonObject
      if (status['errorCode'] === 'INVALID_INSTALLMENT_PLAN')
        answer.body = encodeJson({ ...status, status: 'APPROVED' })
    }, orders.statusWithoutSession),
  },
  {
    name: 'a down payment is accepted without an identity check',
    checkName: 'REFI-4',
    createDeviation: createAnswerDeviation((answer) => {
      if (new TextDecoder().decode(answer.body).includes('IDENTITY_CHECK')) answer.status = 200
    }, refinancing.payDownPayment),
  },
  {
    name: 'the status of a refused down payment is APPROVED',
    checkName: 'REFI-4',
    createDeviation: createAnswerDeviation((answer) => {
      const status = decodeJson(answer.body) as JsonObject
      if (String(status['errorCode']).startsWith('IDENTITY_CHECK'))
        answer.body = encodeJson({ status: 'APPROVED', transactionId: '1' })
    }, orders.statusWithoutSession),
  },
  {
    name: 'a repeated idempotency key charges the down payment again',
    checkName: 'REFI-5',
    createDeviation: () => {
      let requestCount = 0
      return async (request, forward) => {
        if (isRequestOfApiCall(refinancing.payDownPayment, request)) requestCount += 1
        const answer = await forward(request)
        const isStatus = isRequestOfApiCall(orders.statusWithoutSession, request)
        const status = isStatus ? (decodeJson(answer.body) as JsonObject) : {}
        if (typeof status['transactionId'] === 'string')
          answer.body = encodeJson({ ...status, transactionId: `${status['transactionId']}${requestCount}` })
        return answer
      }
    },
  },
  {
    name: 'a repeated idempotency key of a down payment is refused',
    checkName: 'REFI-5',
    createDeviation: createNewKeyOnRepeatDeviation(refinancing.payDownPayment),
  },
  {
    name: 'the down payment is charged again with another idempotency key',
    checkName: 'REFI-5',
    createDeviation: createMatchingAnswerDeviation(
      refinancing.payDownPayment,
      ({ body }) => new TextDecoder().decode(body).includes('REFINANCING_NOT_AVAILABLE'),
      () => ({}),
      200,
    ),
  },
  {
    name: 'the status of a down payment is NOT_FOUND',
    checkName: 'REFI-5',
    createDeviation: createAnswerBodyDeviation(orders.statusWithoutSession, (status: JsonObject) =>
      'transactionId' in status ? { status: 'NOT_FOUND' } : status,
    ),
  },
  {
    name: 'the status of a down payment lacks its transaction id',
    checkName: 'REFI-5',
    createDeviation: createAnswerBodyDeviation(
      orders.statusWithoutSession,
      ({ transactionId: _, ...status }: JsonObject) => status,
    ),
  },
]
