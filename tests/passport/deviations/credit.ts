import { apiContracts } from '@/adapters/contract/contracts'
import {
  type JsonObject,
  type PlantedDeviation,
  createAnswerDeviation,
  createAnswerBodyDeviation,
  jsonBytes,
  isRequestOfApiCall,
  createJsonAnswer,
  parseJsonBytes,
  createNewKeyOnRepeatDeviation,
  createChangedRefusalDeviation,
  createRequestDeviation,
} from './planting'

const { payments, orders, refinancing } = apiContracts
const qrPaymentContract = apiContracts['qr-payment']
const revolvingLineContract = apiContracts['revolving-line']

/**
 * Deviations from the API contract in the requests and answers for the revolving credit line, shop
 * payments and refinancing.
 */
export const plantedCreditDeviations: readonly PlantedDeviation[] = [
  {
    name: 'more left of the line than its maximum',
    checkName: 'LINEA-1',
    createDeviation: createAnswerBodyDeviation(revolvingLineContract.findLine, (line: JsonObject) => ({
      ...line,
      remainingAmount: Number(line['maxAmount']) + 1,
    })),
  },
  {
    name: 'the next due amount of the line one cent more',
    checkName: 'LINEA-1',
    createDeviation: createAnswerBodyDeviation(revolvingLineContract.findLine, (line: JsonObject) => {
      const next = line['nextExpirationInfo'] as JsonObject
      return { ...line, nextExpirationInfo: { ...next, amount: Number(next['amount']) + 0.01 } }
    }),
  },
  {
    name: 'another next due day in the detail of the line',
    checkName: 'LINEA-1',
    createDeviation: createAnswerBodyDeviation(
      revolvingLineContract.nextExpiration,
      (detail: JsonObject) => ({
        ...detail,
        rows: (detail['rows'] as readonly JsonObject[]).map((row) => ({ ...row, date: '2031-01-01' })),
      }),
    ),
  },
  {
    name: 'a second loan of the line under the same key',
    nameInScenarios: 'crea dos préstamos con la misma clave',
    checkName: 'LINEA-2',
    createDeviation: createNewKeyOnRepeatDeviation(revolvingLineContract.createLoan),
  },
  {
    name: 'a loan of the line that its key does not name',
    checkName: 'LINEA-2',
    createDeviation: createAnswerBodyDeviation(
      payments.paymentStatus,
      ({ loanId: _, ...status }: JsonObject) => status,
    ),
  },
  {
    name: 'any plan makes a loan of the line',
    checkName: 'LINEA-3',
    createDeviation: createChangedRefusalDeviation(
      revolvingLineContract.createLoan,
      ({ status }) => status === 409,
      () => ({ loanId: 'n-cualquiera' }),
      200,
    ),
  },
  {
    name: 'a plan that was not offered is refused without its code',
    checkName: 'LINEA-3',
    createDeviation: createChangedRefusalDeviation(
      revolvingLineContract.createLoan,
      ({ status }) => status === 409,
      (json) => ({ ...json, code: 'BAD_REQUEST' }),
    ),
  },
  {
    name: 'a code with a wrong checksum is paid',
    checkName: 'COMPRA-1',
    createDeviation: createChangedRefusalDeviation(
      qrPaymentContract.readQr,
      ({ status }) => status === 409,
      () => ({ amountType: 'open_amount', sellerName: 'Alguien' }),
      200,
    ),
  },
  {
    name: 'a code with a wrong checksum breaks the server',
    checkName: 'COMPRA-1',
    createDeviation: createChangedRefusalDeviation(
      qrPaymentContract.readQr,
      ({ status }) => status === 409,
      (json) => json,
      500,
    ),
  },
  {
    name: 'a second purchase under the same key',
    checkName: 'COMPRA-2',
    createDeviation: createNewKeyOnRepeatDeviation(qrPaymentContract.pay),
  },
  {
    name: 'a purchase that its key does not find',
    checkName: 'COMPRA-2',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, () => ({ status: 'NOT_FOUND' })),
  },
  {
    name: 'a purchase that is listed twice',
    checkName: 'COMPRA-2',
    createDeviation: createAnswerBodyDeviation(revolvingLineContract.findLine, (line: JsonObject) => ({
      ...line,
      finishedList: [
        ...(line['finishedList'] as readonly JsonObject[]),
        ...(line['recharges'] as readonly JsonObject[]),
      ],
    })),
  },
  {
    name: 'a purchase whose receipt says another amount',
    checkName: 'COMPRA-2',
    createDeviation: createAnswerBodyDeviation(qrPaymentContract.findOperation, (each: JsonObject) => ({
      ...each,
      amount: 1,
    })),
  },
  {
    name: 'a shop of another name is paid',
    nameInScenarios: 'le paga a otro comercio',
    checkName: 'COMPRA-3',
    createDeviation: createRequestDeviation(qrPaymentContract.pay, (asked) => {
      const sent = JSON.parse(asked.body ?? '{}') as JsonObject
      asked.body = JSON.stringify({ ...sent, sellerName: 'Panadería La Ñata' })
    }),
  },
  {
    name: 'a loan pays two shops',
    checkName: 'COMPRA-3',
    createDeviation: createChangedRefusalDeviation(
      qrPaymentContract.pay,
      ({ body: answered }) => new TextDecoder().decode(answered).includes('LOAN_NOT_AVAILABLE'),
      () => ({ operationId: 'otra' }),
      200,
    ),
  },
  {
    name: 'what was refused uses the loan up',
    checkName: 'COMPRA-3',
    createDeviation: () => {
      let isUsed = false
      return async (asked, forward) => {
        if (!isRequestOfApiCall(qrPaymentContract.pay, asked)) return forward(asked)
        if (isUsed) return createJsonAnswer(409, { code: 'LOAN_NOT_AVAILABLE', message: 'Ya se usó.' })
        const answered = await forward(asked)
        isUsed = answered.status === 409
        return answered
      }
    },
  },
  {
    name: 'a refinancing link without its secret',
    nameInScenarios: 'lee un enlace sin su secreto',
    checkName: 'REFI-1',
    createDeviation: () => {
      let good: string | undefined
      return async (asked, forward) => {
        if (!isRequestOfApiCall(refinancing.findProposal, asked)) return forward(asked)
        good ??= asked.path
        asked.path = good
        return forward(asked)
      }
    },
  },
  {
    name: 'a forged link that says whose it is',
    checkName: 'REFI-1',
    createDeviation: createChangedRefusalDeviation(
      refinancing.findProposal,
      ({ status }) => status === 404,
      () => ({ customerFullName: 'Ramona' }),
      200,
    ),
  },
  {
    name: 'a link that is used up by reading it',
    checkName: 'REFI-1',
    createDeviation: () => {
      let times = 0
      return async (asked, forward) =>
        isRequestOfApiCall(refinancing.findProposal, asked) && (times += 1) > 1
          ? createJsonAnswer(200, {})
          : forward(asked)
    },
  },
  {
    name: 'a second refinancing under the same key',
    checkName: 'REFI-2',
    createDeviation: createNewKeyOnRepeatDeviation(refinancing.createLoan),
  },
  {
    name: 'a refinancing that any caller can ask about',
    checkName: 'REFI-2',
    createDeviation: () => {
      const first = new Map<string, string>()
      return async (asked, forward) => {
        if (!isRequestOfApiCall(orders.statusWithoutSession, asked)) return forward(asked)
        const key = asked.path.split('?')[1] ?? ''
        first.set(key, first.get(key) ?? asked.path)
        return forward({ ...asked, path: first.get(key) ?? asked.path })
      }
    },
  },
  {
    name: 'a refinancing that its key does not name',
    checkName: 'REFI-2',
    createDeviation: createAnswerBodyDeviation(
      orders.statusWithoutSession,
      ({ loanId: _, ...status }: JsonObject) => status,
    ),
  },
  {
    name: 'any plan makes a refinancing',
    checkName: 'REFI-3',
    createDeviation: createChangedRefusalDeviation(
      refinancing.createLoan,
      ({ status }) => status === 409,
      () => ({ loanId: 'n-cualquiera' }),
      200,
    ),
  },
  {
    name: 'a refused refinancing that is reported as done',
    checkName: 'REFI-3',
    createDeviation: createAnswerDeviation((answered) => {
      const status = parseJsonBytes(answered.body) as JsonObject
      if (status['errorCode'] === 'INVALID_INSTALLMENT_PLAN')
        answered.body = jsonBytes({ ...status, status: 'APPROVED' })
    }, orders.statusWithoutSession),
  },
  {
    name: 'a down payment without the identity',
    checkName: 'REFI-4',
    createDeviation: createAnswerDeviation((answered) => {
      answered.status = 200
    }, refinancing.payDownPayment),
  },
  {
    name: 'a down payment that is refused and charged',
    checkName: 'REFI-4',
    createDeviation: createAnswerDeviation((answered) => {
      const status = parseJsonBytes(answered.body) as JsonObject
      if (String(status['errorCode']).startsWith('IDENTITY_CHECK'))
        answered.body = jsonBytes({ status: 'APPROVED', transactionId: '1' })
    }, orders.statusWithoutSession),
  },
]
