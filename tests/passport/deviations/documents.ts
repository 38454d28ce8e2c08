import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  copyWithFirstItemChanged,
  createAnswerBodyDeviation,
  createAnswerDeviation,
  createJsonAnswer,
  createMatchingAnswerDeviation,
  createRequestDeviation,
  encodeJson,
  isRequestOfApiCall,
  type JsonObject,
} from './deviation-builders'

const { cancellation, certificates, documents, loans, payments, profile } = apiContracts
const { listCollections } = apiContracts['automatic-collection']

/** Tax id (CUIT) of the test customer of the role `collected`, who has an announced automatic collection. */
const taxIdOfCustomerWithCollection = '27219034763'

/**
 * Deviations in uploads, early cancellation, announced automatic collections, the standing of certificates
 * and quotes for today.
 */
export const documentDeviationCases: readonly DeviationCase[] = [
  {
    name: 'any file is accepted as a receipt',
    nameInScenarios: 'recibe cualquier archivo',
    checkName: 'SUBIR-1',
    createDeviation: createAnswerDeviation((answer) => {
      answer.status = 204
      answer.body = new Uint8Array()
    }, documents.sendReceipt),
  },
  {
    name: 'a valid receipt is refused',
    checkName: 'SUBIR-1',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(documents.sendReceipt, request)
        ? createJsonAnswer(409, { code: 'INVALID_FILE', message: 'No se puede recibir.' })
        : forward(request),
  },
  {
    name: 'the picture is an HTML page',
    checkName: 'SUBIR-2',
    createDeviation: createAnswerDeviation((answer) => {
      answer.headers.set('Content-Type', 'text/html')
      answer.body = encodeJson('<p>')
    }, profile.findAvatar),
  },
  {
    name: 'a text is accepted as a picture',
    checkName: 'SUBIR-2',
    createDeviation: createMatchingAnswerDeviation(
      profile.saveAvatar,
      ({ status }) => status === 409,
      () => ({}),
      200,
    ),
  },
  {
    name: 'a refused file replaces the picture',
    checkName: 'SUBIR-2',
    createDeviation: () => {
      let requestCount = 0
      return async (request, forward) => {
        const answer = await forward(request)
        if (isRequestOfApiCall(profile.findAvatar, request) && (requestCount += 1) > 1)
          answer.body = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])
        return answer
      }
    },
  },
  {
    name: 'the cancellation terms end before they begin',
    checkName: 'CANCELA-1',
    createDeviation: createAnswerBodyDeviation(cancellation.findTerms, (terms: JsonObject) => ({
      ...terms,
      f_vigencia_fin: '2020-01-01',
    })),
  },
  {
    name: 'a cancellation costs less than what is due',
    checkName: 'CANCELA-1',
    createDeviation: createAnswerBodyDeviation(payments.paymentInfo, (each: JsonObject) => ({
      ...each,
      finalAmount: Number(each['finalAmount']) * 100,
    })),
  },
  {
    name: 'a repeated cancellation request is refused',
    checkName: 'CANCELA-2',
    createDeviation: () => {
      let requestCount = 0
      return async (request, forward) =>
        isRequestOfApiCall(cancellation.requestCancellation, request) && (requestCount += 1) > 1
          ? createJsonAnswer(409, { code: 'ALREADY_REQUESTED', message: 'Ya se pidió.' })
          : forward(request)
    },
  },
  {
    name: 'a cancellation cannot be paid',
    checkName: 'CANCELA-2',
    createDeviation: () => async (request, forward) =>
      isRequestOfApiCall(payments.virtualAccount, request) || isRequestOfApiCall(payments.paymentQr, request)
        ? createJsonAnswer(404, { code: 'LOAN_NOT_FOUND', message: 'No está.' })
        : forward(request),
  },
  {
    name: 'the document of a cancellation is an HTML page',
    checkName: 'CANCELA-2',
    createDeviation: createAnswerDeviation((answer) => {
      answer.body = encodeJson('<p>')
    }, cancellation.cancellationDocument),
  },
  {
    name: 'a collection lacks its outcome if the installment is paid',
    checkName: 'COBRO-5',
    createDeviation: createNextCollectionDeviation(({ ifPaid: _, ...next }) => next),
  },
  {
    name: 'a collection that can be stopped lacks the time until which it can be',
    checkName: 'COBRO-5',
    createDeviation: createNextCollectionDeviation((next) => ({ ...next, ifPaid: { outcome: 'STOPPED' } })),
  },
  {
    name: 'a collection can be stopped after its attempt',
    checkName: 'COBRO-5',
    createDeviation: createNextCollectionDeviation((next) => ({
      ...next,
      ifPaid: { outcome: 'STOPPED', until: '2099-01-01T00:00:00Z' },
    })),
  },
  {
    name: 'a collection is not stopped by a payment',
    nameInScenarios: 'cobra igual lo que se pagó a mano',
    checkName: 'COBRO-6',
    createDeviation: () => {
      let firstList: Uint8Array<ArrayBuffer> | undefined
      return async (request, forward) => {
        const answer = await forward(request)
        const isListOfCustomer =
          isRequestOfApiCall(listCollections, request) && request.path.includes(taxIdOfCustomerWithCollection)
        if (isListOfCustomer) answer.body = firstList ??= answer.body
        return answer
      }
    },
  },
  {
    name: 'the list lacks a stopped collection',
    checkName: 'COBRO-6',
    createDeviation: createAnswerBodyDeviation(listCollections, (list: readonly JsonObject[]) =>
      list.map((each) => ({ ...each, past: [] })),
    ),
  },
  {
    name: 'an issued certificate does not exist for the server',
    checkName: 'FIRMA-3',
    createDeviation: createRequestDeviation(certificates.certificateStanding, (request) => {
      request.body = JSON.stringify({ number: 'ningun-numero' })
    }),
  },
  {
    name: 'the server accepts any certificate number',
    checkName: 'FIRMA-3',
    createDeviation: createMatchingAnswerDeviation(
      certificates.certificateStanding,
      ({ status }) => status === 404,
      () => ({ standing: 'DEBT_FREE', at: '2026-11-26T12:00:00Z' }),
      200,
    ),
  },
  {
    name: 'a certificate that was just issued is withdrawn',
    checkName: 'FIRMA-3',
    createDeviation: createAnswerBodyDeviation(certificates.certificateStanding, (each: JsonObject) => ({
      ...each,
      standing: 'WITHDRAWN',
    })),
  },
  {
    name: 'a quote for today is one cent more than the amount due',
    checkName: 'IMPORTE-5',
    createDeviation: createAnswerBodyDeviation(loans.quote, (quote: JsonObject) => ({
      ...quote,
      amount: addOneCent(quote['amount']),
      installments: copyWithFirstItemChanged(quote['installments'] as readonly JsonObject[], (each) => ({
        ...each,
        paid: addOneCent(each['paid']),
      })),
    })),
  },
  {
    name: 'a quote for the whole debt leaves a remaining amount',
    checkName: 'IMPORTE-5',
    createDeviation: createAnswerBodyDeviation(loans.quote, (quote: JsonObject) => ({
      ...quote,
      installments: (quote['installments'] as readonly JsonObject[]).map((each) => ({
        ...each,
        remaining: 1,
      })),
    })),
  },
]

/**
 * Returns a factory of a deviation that changes each next collection in the list of automatic collections.
 */
function createNextCollectionDeviation(change: (next: JsonObject) => JsonObject) {
  return createAnswerBodyDeviation(listCollections, (list: readonly JsonObject[]) =>
    list.map((each) => {
      const next = each['next']
      return next ? { ...each, next: change(next as JsonObject) } : each
    }),
  )
}

function addOneCent(pesos: unknown): number {
  return Number((Number(pesos) + 0.01).toFixed(2))
}
