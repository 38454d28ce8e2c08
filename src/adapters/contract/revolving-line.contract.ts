import * as v from 'valibot'
import { campaignOffer } from './account-status.schema'
import { defineContract } from './call'
import { calendarDate, instant } from './dates.schema'
import { heldBackRefusal, loanCreationRefusals } from './refusals'
import { chosenPlan, installmentOption, installmentOptionAssumption } from './installment-plan.schema'
import { lenientListOf } from './list.schema'
import { lenientMaybe, maybe, atLeastOneOf } from './maybe.schema'
import { countingNumber, loanNumber } from './value.schema'
import { pesos } from './money.schema'

const movement = v.object({
  disbursementMode: maybe(v.string()),
  totalDisburse: pesos,
  commerceName: maybe(v.string()),
  recipient: maybe(v.string()),
  createdDate: instant,
  installmentNumber: lenientMaybe(countingNumber),
  installments: lenientMaybe(countingNumber),
  installmentAmount: maybe(pesos),
  loanId: lenientMaybe(loanNumber),
})

/** The customer's revolving credit line and the loans taken from it. Source: 2§7. */
export const revolvingLineContract = defineContract('revolving-line', {
  findLine: {
    method: 'GET',
    path: '/customers/{id}/revolvingLine',
    summary: 'La línea: importes, próximo vencimiento, oferta y movimientos.',
    source: '2§7',
    access: 'session',
    objectAccess: { whose: 'own', by: { 'path.id': 'customer-id' } },
    answer: atLeastOneOf({
      externalId: maybe(v.string()),
      maxAmount: maybe(pesos),
      remainingAmount: maybe(pesos),
      enabled: maybe(v.boolean()),
      nextExpirationInfo: maybe(v.object({ amount: pesos, vto: calendarDate })),
      campaignOffer: maybe(campaignOffer),
      recharges: maybe(lenientListOf(movement)),
      finishedList: maybe(lenientListOf(movement)),
    }),
    assumption:
      'La ruta lleva el customerId; responde externalId, maxAmount, remainingAmount, enabled, nextExpirationInfo, campaignOffer, recharges y finishedList. De quien no tiene línea, enabled: false. Conviene que cada movimiento traiga loanId, el número del préstamo con que se hizo: sin él, el portal cuenta los de igual importe para saber cuáles hizo otro dispositivo.',
  },
  nextExpiration: {
    method: 'GET',
    path: '/customers/{taxId}/revolvingLine/nextExpirationDetail',
    summary: 'Las cuotas del próximo vencimiento de la línea.',
    source: '2§7',
    access: 'session',
    objectAccess: { whose: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: v.object({
      externalId: maybe(v.string()),
      rows: v.array(
        v.object({
          installment: countingNumber,
          installmentAmount: pesos,
          date: calendarDate,
          disbursementAmount: pesos,
          loanId: v.string(),
        }),
      ),
    }),
    assumption: 'externalId es el de la línea, para pagar la cuota; las filas vienen en rows.',
  },
  installmentPlan: {
    method: 'GET',
    path: '/customers/{customerId}/installmentPlan/{amount}',
    summary: 'Los planes de cuotas para un importe de la línea o de una compra con QR.',
    source: '2§7',
    access: 'session',
    objectAccess: { whose: 'own', by: { 'path.customerId': 'customer-id', 'path.amount': 'value' } },
    answer: lenientListOf(installmentOption),
    assumption: `El importe va en pesos. ${installmentOptionAssumption}`,
  },
  createLoan: {
    method: 'POST',
    path: '/customers/{id}/revolvingLine/start',
    summary: 'Crea un préstamo de la línea con el plan elegido.',
    source: '2§7',
    access: 'session',
    objectAccess: { whose: 'own', by: { 'path.id': 'customer-id' } },
    body: v.object({ ...chosenPlan, disbursementMethod: v.optional(v.string()) }),
    idempotent: true,
    answer: v.object({ loanId: loanNumber }),
    refusals: { ...loanCreationRefusals, ...heldBackRefusal },
    assumption:
      'La ruta lleva el customerId; el cuerpo trae requestedAmount, installmentAmount, installments, lineId y disbursementMethod (PAYMENT_QR en una compra con QR). Idempotency-Key: la misma clave responde lo mismo y crea un solo préstamo. Se desembolsa cuando se valida la identidad.',
  },
  findActiveCard: {
    method: 'GET',
    path: '/customers/{taxId}/getPaymentMethodActiveByCuil/{loanId}',
    summary: 'La tarjeta con que se paga un préstamo de la línea.',
    source: '2§7',
    access: 'session',
    objectAccess: { whose: 'own', by: { 'path.taxId': 'tax-id', 'path.loanId': 'loan' } },
    answer: v.object({ debitCardNumber: maybe(v.string()) }),
  },
})
