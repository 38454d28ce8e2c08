import { apiContracts } from '@/adapters/contract/contracts'
import type { Deviation } from '#tests/passport/contract-violating-server'
import type { DeviationCase } from './deviation-case'
import {
  copyWithFirstItemChanged,
  createAnswerBodyDeviation,
  createDueInstallmentsChanger,
  createJsonAnswer,
  createMatchingAnswerDeviation,
  createNewKeyOnRepeatDeviation,
  createRequestDeviation,
  createTokenRecordingDeviation,
  decodeJson,
  encodeJson,
  isRequestOfApiCall,
  type JsonObject,
  replaceIdempotencyKeyOfRequest,
  taxIdOfCustomerWithDebt,
} from './deviation-builders'

const { payments, support } = apiContracts

/** The two API calls with which a customer pays an installment by card. */
type CardPaymentCall = typeof payments.payWithSavedCard | typeof payments.payWithNewCard

/** Deviations in payments by card that the passport tries with both calls. */
function createCardPaymentDeviationCases(call: CardPaymentCall): readonly DeviationCase[] {
  return [
    {
      name: 'a repeated idempotency key charges the card twice',
      nameInScenarios: 'cobra dos veces con la misma clave',
      checkName: 'CLAVE-1',
      createDeviation: createNewKeyOnRepeatDeviation(call),
    },
    {
      name: 'a repeated idempotency key gets another answer',
      checkName: 'CLAVE-1',
      createDeviation: () => {
        let requestCount = 0
        return async (request, forward) => {
          const answer = await forward(request)
          if (isRequestOfApiCall(call, request) && (requestCount += 1) > 1)
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
          isRequestOfApiCall(call, request) && (requestCount += 1) > 1
            ? createJsonAnswer(409, { code: 'DUPLICATE', message: 'Ya está.' })
            : forward(request)
      },
    },
    {
      name: 'concurrent requests with one idempotency key charge the card twice',
      checkName: 'CLAVE-2',
      createDeviation: createNewKeyOnRepeatDeviation(call),
    },
    {
      name: 'one of several concurrent requests with one idempotency key gets a 500',
      checkName: 'CLAVE-2',
      createDeviation: () => {
        let requestCount = 0
        return async (request, forward) =>
          isRequestOfApiCall(call, request) && (requestCount += 1) === 2
            ? createJsonAnswer(500, { code: 'UNIQUE', message: 'No.' })
            : forward(request)
      },
    },
    {
      name: 'the idempotency key is valid only for one access token',
      checkName: 'CLAVE-3',
      createDeviation: createRequestDeviation(call, (request) =>
        request.headers.set(
          'Idempotency-Key',
          `${request.headers.get('Idempotency-Key') ?? ''} ${request.headers.get('Authorization') ?? ''}`,
        ),
      ),
    },
    {
      name: 'the server forgets an idempotency key when its answer is lost',
      checkName: 'CLAVE-4',
      createDeviation: createRequestDeviation(call, (request, requestCount) => {
        if (requestCount === 1) replaceIdempotencyKeyOfRequest(request)
      }),
    },
    {
      name: 'another request with a used idempotency key gets the first answer',
      checkName: 'CLAVE-5',
      createDeviation: () => {
        let firstBody: string | undefined
        return async (request, forward) => {
          if (isRequestOfApiCall(call, request)) request.body = firstBody ??= request.body
          return forward(request)
        }
      },
    },
    {
      name: 'another request with a used idempotency key charges the card',
      checkName: 'CLAVE-5',
      createDeviation: createNewKeyOnRepeatDeviation(call),
    },
    {
      name: 'another request with a used idempotency key gets an error without a code',
      checkName: 'CLAVE-5',
      createDeviation: createMatchingAnswerDeviation(
        call,
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
      name: 'a payment is listed with another loan',
      checkName: 'CLAVE-7',
      createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
        list.map((each) => ({ ...each, externalId: '40139951' })),
      ),
    },
    {
      name: 'a payment without a loan number is listed with the product of another loan',
      checkName: 'CLAVE-7',
      createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
        list.map(({ externalId: _, ...each }) => ({ ...each, subproductId: 14 })),
      ),
    },
    {
      name: 'a payment without a loan number is listed with another store',
      checkName: 'CLAVE-7',
      createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
        list.map(({ externalId: _, ...each }) => ({ ...each, commerceName: 'Otra tienda' })),
      ),
    },
    {
      name: 'a payment without a loan number is listed with another amount',
      checkName: 'CLAVE-7',
      createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
        list.map(({ externalId: _, ...each }) => ({ ...each, amount: Number(each['amount']) * 100 })),
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
      name: 'the server charges a card before it answers 401',
      checkName: 'SESION-7',
      createDeviation: createTokenRecordingDeviation(async (request, forward, accessTokensByTaxId) => {
        const hasInvalidToken =
          isRequestOfApiCall(call, request) &&
          request.headers.get('Authorization') === 'Bearer no-es-un-token'
        if (hasInvalidToken)
          request.headers.set(
            'Authorization',
            `Bearer ${accessTokensByTaxId.get(taxIdOfCustomerWithDebt) ?? ''}`,
          )
        const answer = await forward(request)
        return hasInvalidToken ? createJsonAnswer(401, { code: 'UNAUTHORIZED', message: 'No.' }) : answer
      }),
    },
    {
      name: 'any customer can pay the loan of another',
      checkName: 'AJENO-2',
      createDeviation: createTokenRecordingDeviation(async (request, forward, accessTokensByTaxId) => {
        if (isRequestOfApiCall(call, request))
          request.headers.set(
            'Authorization',
            `Bearer ${accessTokensByTaxId.get(taxIdOfCustomerWithDebt) ?? ''}`,
          )
        return forward(request)
      }),
    },
    {
      name: 'what is due stays the same after a charge, and the payment is not pending',
      checkName: 'IMPORTE-6',
      createDeviation: () => {
        let firstAnswer: Uint8Array<ArrayBuffer> | undefined
        return async (request, forward) => {
          const answer = await forward(request)
          if (isRequestOfApiCall(payments.amountDue, request)) answer.body = firstAnswer ??= answer.body
          return answer
        }
      },
    },
    {
      name: 'what is due falls by one cent less than the charge',
      checkName: 'IMPORTE-6',
      createDeviation: createLateInterestDeviation(call, 0.01),
    },
    {
      name: 'what is due falls by twice the charge',
      checkName: 'IMPORTE-6',
      createDeviation: createLateInterestDeviation(call, -10),
    },
    {
      name: 'a charge is deducted from what is due, and the payment is pending',
      checkName: 'IMPORTE-6',
      createDeviation: createAnswerBodyDeviation(payments.listPayments, (list: readonly JsonObject[]) =>
        list.map((each) => ({ ...each, accused: false })),
      ),
    },
  ]
}

/**
 * Returns a factory of a deviation in which each request of `call` adds an amount in pesos to the late interest
 * of the first installment.
 */
function createLateInterestDeviation(call: CardPaymentCall, pesosPerCharge: number): () => Deviation {
  return () => {
    let chargeCount = 0
    return async (request, forward) => {
      if (isRequestOfApiCall(call, request)) chargeCount += 1
      const answer = await forward(request)
      if (isRequestOfApiCall(payments.amountDue, request))
        answer.body = encodeJson(
          addToFirstPunitive(decodeJson(answer.body) as JsonObject, chargeCount * pesosPerCharge),
        )
      return answer
    }
  }
}

const addToFirstPunitive = (answer: JsonObject, pesos: number) =>
  createDueInstallmentsChanger((due) =>
    copyWithFirstItemChanged(due, (each) => ({
      ...each,
      installmentPunitive: Number((Number(each['installmentPunitive']) + pesos).toFixed(2)),
    })),
  )(answer)

export const idempotencyKeyDeviationCases: readonly DeviationCase[] = [
  ...createCardPaymentDeviationCases(payments.payWithSavedCard),
  ...createCardPaymentDeviationCases(payments.payWithNewCard).map(({ name, checkName, createDeviation }) => ({
    name: `${name}, with a new card`,
    checkName: `${checkName} ${payments.payWithNewCard.name}`,
    createDeviation,
  })),
  {
    name: 'a repeated idempotency key opens a second claim',
    checkName: 'CLAVE-8',
    createDeviation: createRequestDeviation(support.sendClaim, replaceIdempotencyKeyOfRequest),
  },
]
