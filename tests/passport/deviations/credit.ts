import { apiContracts } from '@/adapters/contract/contracts'
import type { DeviationCase } from './deviation-case'
import {
  createAnswerBodyDeviation,
  createAnswerDeviation,
  createJsonAnswer,
  createMatchingAnswerDeviation,
  createNewKeyOnRepeatDeviation,
  createRequestDeviation,
  decodeJson,
  encodeJson,
  isRequestOfApiCall,
  type JsonObject,
} from './deviation-builders'

const { payments } = apiContracts
const qrPaymentContract = apiContracts['qr-payment']
const revolvingLineContract = apiContracts['revolving-line']

/**
 * Answers about the credit line and payments to shops that deviate from the API contract, each with the check of
 * the passport (the conformance test of a server) that must find it.
 */
export const creditDeviationCases: readonly DeviationCase[] = [
  {
    name: 'the remaining amount of the credit line is more than its limit',
    checkName: 'LINEA-1',
    createDeviation: createAnswerBodyDeviation(revolvingLineContract.findLine, (line: JsonObject) => ({
      ...line,
      remainingAmount: Number(line['maxAmount']) + 1,
    })),
  },
  {
    name: 'the next due amount of the credit line is one cent too much',
    checkName: 'LINEA-1',
    createDeviation: createAnswerBodyDeviation(revolvingLineContract.findLine, (line: JsonObject) => {
      const next = line['nextExpirationInfo'] as JsonObject
      return { ...line, nextExpirationInfo: { ...next, amount: Number(next['amount']) + 0.01 } }
    }),
  },
  {
    name: 'the detail of the credit line has another next due day',
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
    name: 'a repeated idempotency key creates a second loan of the credit line',
    nameInScenarios: 'crea dos préstamos con la misma clave',
    checkName: 'LINEA-2',
    createDeviation: createNewKeyOnRepeatDeviation(revolvingLineContract.createLoan),
  },
  {
    name: 'the id of a credit line loan has a slash',
    checkName: 'LINEA-2',
    createDeviation: createAnswerDeviation((answer) => {
      const json = answer.body.length === 0 ? undefined : decodeJson(answer.body)
      const { loanId } = Object(json) as JsonObject
      if (typeof loanId === 'string')
        answer.body = encodeJson({ ...(json as JsonObject), loanId: `${loanId}/2026` })
    }),
  },
  {
    name: 'the status of a credit line loan lacks its loan id',
    checkName: 'LINEA-2',
    createDeviation: createAnswerBodyDeviation(
      payments.paymentStatus,
      ({ loanId: _, ...status }: JsonObject) => status,
    ),
  },
  {
    name: 'a plan that was not offered creates a loan of the credit line',
    checkName: 'LINEA-3',
    createDeviation: createMatchingAnswerDeviation(
      revolvingLineContract.createLoan,
      ({ status }) => status === 409,
      () => ({ loanId: 'n-cualquiera' }),
      200,
    ),
  },
  {
    name: 'a plan that was not offered is refused with another error code',
    checkName: 'LINEA-3',
    createDeviation: createMatchingAnswerDeviation(
      revolvingLineContract.createLoan,
      ({ status }) => status === 409,
      (json) => ({ ...json, code: 'BAD_REQUEST' }),
    ),
  },
  {
    name: 'a QR code with a wrong checksum is accepted',
    checkName: 'COMPRA-1',
    createDeviation: createMatchingAnswerDeviation(
      qrPaymentContract.readQr,
      ({ status }) => status === 409,
      () => ({ amountType: 'open_amount', sellerName: 'Alguien' }),
      200,
    ),
  },
  {
    name: 'a QR code with a wrong checksum gets a 500',
    checkName: 'COMPRA-1',
    createDeviation: createMatchingAnswerDeviation(
      qrPaymentContract.readQr,
      ({ status }) => status === 409,
      (json) => json,
      500,
    ),
  },
  {
    name: 'a repeated idempotency key makes a second purchase',
    checkName: 'COMPRA-2',
    createDeviation: createNewKeyOnRepeatDeviation(qrPaymentContract.pay),
  },
  {
    name: 'the status of a purchase is NOT_FOUND',
    checkName: 'COMPRA-2',
    createDeviation: createAnswerBodyDeviation(payments.paymentStatus, () => ({ status: 'NOT_FOUND' })),
  },
  {
    name: 'the credit line lists a purchase twice',
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
    name: 'the receipt of a purchase has another amount',
    checkName: 'COMPRA-2',
    createDeviation: createAnswerBodyDeviation(qrPaymentContract.findOperation, (each: JsonObject) => ({
      ...each,
      amount: 1,
    })),
  },
  {
    name: 'a shop with another name is paid',
    nameInScenarios: 'le paga a otro comercio',
    checkName: 'COMPRA-3',
    createDeviation: createRequestDeviation(qrPaymentContract.pay, (request) => {
      const sentBody = JSON.parse(request.body ?? '{}') as JsonObject
      request.body = JSON.stringify({ ...sentBody, sellerName: 'Panadería La Ñata' })
    }),
  },
  {
    name: 'one loan pays two purchases',
    checkName: 'COMPRA-3',
    createDeviation: createMatchingAnswerDeviation(
      qrPaymentContract.pay,
      ({ body: answer }) => new TextDecoder().decode(answer).includes('LOAN_NOT_AVAILABLE'),
      () => ({ operationId: 'otra' }),
      200,
    ),
  },
  {
    name: 'a refused payment uses up the loan of the purchase',
    checkName: 'COMPRA-3',
    createDeviation: () => {
      let isUsed = false
      return async (request, forward) => {
        if (!isRequestOfApiCall(qrPaymentContract.pay, request)) return forward(request)
        if (isUsed) return createJsonAnswer(409, { code: 'LOAN_NOT_AVAILABLE', message: 'Ya se usó.' })
        const answer = await forward(request)
        isUsed = answer.status === 409
        return answer
      }
    },
  },
]
