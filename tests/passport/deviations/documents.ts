import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerDeviation,
  createAnswerBodyDeviation,
  jsonBytes,
  copyWithFirstItemChanged,
  isRequestOfApiCall,
  createJsonAnswer,
  createChangedRefusalDeviation,
  createRequestDeviation,
} from './planting'

const { cancellation, certificates, documents, loans, payments, profile } = apiContracts
const { listCollections } = apiContracts['automatic-collection']

/** Tax id (CUIT) of the customer for whom the lender has announced an automatic collection. */
const taxIdOfCustomerWithCollection = '27219034763'

/**
 * Deviations from the API contract in the requests and answers for uploads, early cancellation,
 * automatic collections, certificates and quotes.
 */
export const plantedDocumentDeviations: readonly PlantedDeviation[] = [
  {
    name: 'any file is taken as a receipt',
    nameInScenarios: 'recibe cualquier archivo',
    checkName: 'SUBIR-1',
    createDeviation: createAnswerDeviation((answered) => {
      answered.status = 204
      answered.body = new Uint8Array()
    }, documents.sendReceipt),
  },
  {
    name: 'a good receipt is refused',
    checkName: 'SUBIR-1',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(documents.sendReceipt, asked)
        ? createJsonAnswer(409, { code: 'INVALID_FILE', message: 'No se puede recibir.' })
        : forward(asked),
  },
  {
    name: 'a picture that is not the saved one',
    checkName: 'SUBIR-2',
    createDeviation: createAnswerDeviation((answered) => {
      answered.headers.set('Content-Type', 'text/html')
      answered.body = jsonBytes('<p>')
    }, profile.findAvatar),
  },
  {
    name: 'a text is saved as a picture',
    checkName: 'SUBIR-2',
    createDeviation: createChangedRefusalDeviation(
      profile.saveAvatar,
      ({ status }) => status === 409,
      () => ({}),
      200,
    ),
  },
  {
    name: 'a refused picture takes the place of the other',
    checkName: 'SUBIR-2',
    createDeviation: () => {
      let times = 0
      return async (asked, forward) => {
        const answered = await forward(asked)
        if (isRequestOfApiCall(profile.findAvatar, asked) && (times += 1) > 1)
          answered.body = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])
        return answered
      }
    },
  },
  {
    name: 'a cancellation that ends before it begins',
    checkName: 'CANCELA-1',
    createDeviation: createAnswerBodyDeviation(cancellation.findTerms, (terms: JsonObject) => ({
      ...terms,
      f_vigencia_fin: '2020-01-01',
    })),
  },
  {
    name: 'a cancellation that costs less than what is due',
    checkName: 'CANCELA-1',
    createDeviation: createAnswerBodyDeviation(payments.paymentInfo, (each: JsonObject) => ({
      ...each,
      finalAmount: Number(each['finalAmount']) * 100,
    })),
  },
  {
    name: 'a cancellation that is refused the second time',
    checkName: 'CANCELA-2',
    createDeviation: () => {
      let times = 0
      return async (asked, forward) =>
        isRequestOfApiCall(cancellation.requestCancellation, asked) && (times += 1) > 1
          ? createJsonAnswer(409, { code: 'ALREADY_REQUESTED', message: 'Ya se pidió.' })
          : forward(asked)
    },
  },
  {
    name: 'a cancellation that cannot be paid',
    checkName: 'CANCELA-2',
    createDeviation: () => async (asked, forward) =>
      isRequestOfApiCall(payments.virtualAccount, asked) || isRequestOfApiCall(payments.paymentQr, asked)
        ? createJsonAnswer(404, { code: 'LOAN_NOT_FOUND', message: 'No está.' })
        : forward(asked),
  },
  {
    name: 'a cancellation whose document is a web page',
    checkName: 'CANCELA-2',
    createDeviation: createAnswerDeviation((answered) => {
      answered.body = jsonBytes('<p>')
    }, cancellation.cancellationDocument),
  },
  {
    name: 'a collection without its outcome',
    checkName: 'COBRO-5',
    createDeviation: createNextCollectionDeviation(({ ifPaid: _, ...next }) => next),
  },
  {
    name: 'a collection that stops without an end',
    checkName: 'COBRO-5',
    createDeviation: createNextCollectionDeviation((next) => ({ ...next, ifPaid: { outcome: 'STOPPED' } })),
  },
  {
    name: 'a collection that stops after its attempt',
    checkName: 'COBRO-5',
    createDeviation: createNextCollectionDeviation((next) => ({
      ...next,
      ifPaid: { outcome: 'STOPPED', until: '2099-01-01T00:00:00Z' },
    })),
  },
  {
    name: 'a collection that is made although it was stopped',
    nameInScenarios: 'cobra igual lo que se pagó a mano',
    checkName: 'COBRO-6',
    createDeviation: () => {
      let before: Uint8Array<ArrayBuffer> | undefined
      return async (asked, forward) => {
        const answered = await forward(asked)
        const isTheirs =
          isRequestOfApiCall(listCollections, asked) && asked.path.includes(taxIdOfCustomerWithCollection)
        if (isTheirs) answered.body = before ??= answered.body
        return answered
      }
    },
  },
  {
    name: 'a stopped collection that no list has',
    checkName: 'COBRO-6',
    createDeviation: createAnswerBodyDeviation(listCollections, (list: readonly JsonObject[]) =>
      list.map((each) => ({ ...each, past: [] })),
    ),
  },
  {
    name: 'a certificate that does not exist',
    checkName: 'FIRMA-3',
    createDeviation: createRequestDeviation(certificates.certificateStanding, (asked) => {
      asked.body = JSON.stringify({ number: 'ningun-numero' })
    }),
  },
  {
    name: 'every number is a certificate',
    checkName: 'FIRMA-3',
    createDeviation: createChangedRefusalDeviation(
      certificates.certificateStanding,
      ({ status }) => status === 404,
      () => ({ standing: 'DEBT_FREE', at: '2026-11-26T12:00:00Z' }),
      200,
    ),
  },
  {
    name: 'a certificate just given is withdrawn',
    checkName: 'FIRMA-3',
    createDeviation: createAnswerBodyDeviation(certificates.certificateStanding, (each: JsonObject) => ({
      ...each,
      standing: 'WITHDRAWN',
    })),
  },
  {
    name: 'paying today costs one cent more than is due',
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
    name: 'paying everything today leaves something',
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

/** Creates a deviation that changes the next automatic collection in the answers of the server. */
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
