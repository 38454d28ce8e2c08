import * as v from 'valibot'
import { defineContract } from './call'
import { calendarDateSchema } from './dates.schema'
import { pesosSchema } from './money.schema'

const cancellationRequestSchema = v.object({ amount: pesosSchema, user: v.string() })

/**
 * API calls for cancelling a loan early. The customer then pays the cancellation by means of the API call
 * `payments.virtualAccount` or `payments.paymentQr`. Source: 1§7.
 */
export const cancellationContract = defineContract('cancellation', {
  findTerms: {
    method: 'GET',
    path: '/payments/prePaidLoanInformation/{loanId}',
    summary: 'Con cuánto y entre qué fechas se cancela un préstamo.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.loanId': 'loan' } },
    assumption:
      'Por loanId. Un importe de 0 o una vigencia que ya terminó no se ofrecen; de una que todavía no empezó se dice desde qué día vale.',
    answer: v.object({
      importeMinimo: pesosSchema,
      f_vigencia_inicio: calendarDateSchema,
      f_vigencia_fin: calendarDateSchema,
    }),
  },
  requestCancellation: {
    method: 'POST',
    path: '/payments/generatePrePaidLoan/{loanId}',
    summary: 'Pide la cancelación anticipada.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.loanId': 'loan', 'body.user': 'customer-id' } },
    body: cancellationRequestSchema,
    answer: 'none',
    successStatus: 201,
    refusals: { ERROR_CREATE_PREPAID_LOAN_END_MONTH: 'A fin de mes no se puede cancelar.' },
    assumption:
      'user es el customerId. Pedir dos veces lo mismo no cambia nada. Responde 201; después se paga por cvuPayment o qrCodePayment con el loanId.',
  },
  cancellationDocument: {
    method: 'POST',
    path: '/payments/downloadPrePaidLoanDocument/{loanId}',
    summary: 'El documento de la cancelación pedida.',
    source: '1§7',
    access: 'session',
    objectAccess: {
      ownership: 'own',
      by: { 'path.loanId': 'loan', 'body.user': 'customer-id' },
    },
    body: cancellationRequestSchema,
    answer: 'file',
  },
})
