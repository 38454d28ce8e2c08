import * as v from 'valibot'
import { defineContract } from './call'
import { bannerSchema, unfinishedLoanApplicationSchema, prepaymentDiscountSchema } from './customer.schema'
import { lenientListSchema } from './list.schema'
import { optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'

/** API calls for the data that only the home screen shows, including the notifications. Source: 1§7. */
export const homeContract = defineContract('home', {
  findPrepaidBenefit: {
    method: 'GET',
    path: '/customers/prepaidBenefit',
    summary: 'El beneficio por cancelar antes, si lo hay.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: prepaymentDiscountSchema,
    mayBeAbsent: true,
    assumption: '204 si no hay beneficio.',
  },
  listBanners: {
    method: 'GET',
    path: '/customers/getCustomBanner',
    summary: 'Los avisos con imagen para este cliente.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: lenientListSchema(bannerSchema),
  },
  findPendingLoan: {
    method: 'GET',
    path: '/users/{taxId}/lastPendingLoan',
    summary: 'La solicitud empezada y no terminada, si la hay.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: unfinishedLoanApplicationSchema,
    mayBeAbsent: true,
    assumption: 'Los campos de lastPendingLoan del ingreso; 204 si no hay ninguna.',
  },
  findAutomaticOffer: {
    method: 'GET',
    path: '/customers/{customerId}/resolveNewLoanOfferAutomaticIfApplies',
    summary: 'La oferta automática de un préstamo, si corresponde.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    query: v.object({ product: v.literal('19'), subproduct: v.literal('38') }),
    answer: v.object({ hashKey: v.string(), maxAmount: optionalField(pesosSchema) }),
    mayBeAbsent: true,
    assumption: 'Por customerId; responde hashKey y maxAmount; 204 si no corresponde.',
  },
  listNotifications: {
    method: 'GET',
    path: '/customers/notifications',
    summary: 'Los avisos que el cliente todavía no vio.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: lenientListSchema(
      v.object({ id: v.string(), steps: v.array(v.object({ order: v.number(), htmlCode: v.string() })) }),
    ),
    assumption: 'Lista de avisos con id y steps (order, htmlCode).',
  },
  markNotificationSeen: {
    method: 'POST',
    path: '/customers/notifications/{id}',
    summary: 'Marca un aviso como visto.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'notice' } },
    answer: 'none',
  },
})
