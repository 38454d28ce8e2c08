import * as v from 'valibot'
import { defineContract } from './call'
import { blockedChangeRefusals } from './refusals'
import { loanRequestSchema, loanOfferSchema } from './offer.schema'

const productCodeTextSchema = v.pipe(v.string(), v.regex(/^\d+$/))
const offerQuerySchema = v.object({ product: productCodeTextSchema, subproduct: productCodeTextSchema })

const maintenanceRefusals = {
  SERVICE_UNAVAILABLE_FOR_MAINTENANCE: 'El servicio está en mantenimiento.',
} as const

const offerRefusals = {
  THERE_IS_ANOTHER_OFFER_FOR_THE_SAME_CUIT_IN_PROGRESS:
    'Otra oferta se está resolviendo: conviene reintentar.',
  ...maintenanceRefusals,
} as const

/** API calls about offers of new loans and about applications for them. Source: 1§7. */
export const offersContract = defineContract('offers', {
  findLastRequest: {
    method: 'GET',
    path: '/customers/{taxId}/getLastLoanRequest',
    summary: 'La última solicitud de ese producto, si la hay.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    query: v.object({ product: productCodeTextSchema, subProduct: productCodeTextSchema }),
    answer: loanRequestSchema,
    mayBeAbsent: true,
    refusals: maintenanceRefusals,
    assumption: '204 si no hay ninguna.',
  },
  startOffer: {
    method: 'GET',
    path: '/customers/{customerId}/getNewLoanOffer',
    summary: 'Pide una oferta nueva; se resuelve después con su hashKey.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    query: offerQuerySchema,
    answer: v.object({ hashKey: v.pipe(v.string(), v.nonEmpty()) }),
    mayBeAbsent: true,
    refusals: { ...offerRefusals, ...blockedChangeRefusals },
    assumption: '204 si no hay nada para ofrecer.',
  },
  findOffer: {
    method: 'GET',
    path: '/customers/newLoanOffer/{hashKey}',
    summary: 'Resuelve una oferta.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.hashKey': 'offer' } },
    answer: loanOfferSchema,
    mayBeAbsent: true,
    refusals: offerRefusals,
    assumption:
      'Ruta por hashKey; responde hashKey, date, maxAmount, response.rejected y code; 204 si no hay nada para ofrecer.',
  },
  findRequest: {
    method: 'GET',
    path: '/customers/loanRequest/{id}',
    summary: 'Una solicitud.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'loan-request' } },
    answer: loanRequestSchema,
    assumption:
      'hashKey, date, requestedAmount, installmentAmountSelected, installmentsNumberSelected y code.',
  },
  findRequestSummary: {
    method: 'GET',
    path: '/users/loanRequest/summary/{id}',
    summary: 'El resumen de una solicitud.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'loan-request' } },
    answer: loanRequestSchema,
    assumption:
      'hashKey, date, requestedAmount, installmentAmountSelected, installmentsNumberSelected y code.',
  },
})
