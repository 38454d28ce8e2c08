import * as v from 'valibot'
import { campaignOfferSchema } from './account-status.schema'
import { defineContract } from './call'
import { calendarDateSchema, utcInstantSchema } from './dates.schema'
import { blockedChangeRefusals, loanCreationRefusalCodes } from './refusals'
import {
  chosenRepaymentPlanFields,
  repaymentPlanSchema,
  repaymentPlanApiAssumption,
} from './installment-plan.schema'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField, objectWithAtLeastOneField } from './optional-field.schema'
import { nonNegativeIntegerSchema, loanNumberSchema } from './value.schema'
import { pesosSchema } from './money.schema'

const movementSchema = v.object({
  disbursementMode: optionalField(v.string()),
  totalDisburse: pesosSchema,
  commerceName: optionalField(v.string()),
  recipient: optionalField(v.string()),
  createdDate: utcInstantSchema,
  installmentNumber: lenientOptionalField(nonNegativeIntegerSchema),
  installments: lenientOptionalField(nonNegativeIntegerSchema),
  installmentAmount: optionalField(pesosSchema),
  loanId: lenientOptionalField(loanNumberSchema),
})

/** API calls about the customer's revolving credit line and the loans taken from that line. Source: 2§7. */
export const revolvingLineContract = defineContract('revolving-line', {
  findLine: {
    method: 'GET',
    path: '/customers/{id}/revolvingLine',
    summary: 'La línea: importes, próximo vencimiento, oferta y movimientos.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'customer-id' } },
    answer: objectWithAtLeastOneField({
      externalId: optionalField(v.string()),
      maxAmount: optionalField(pesosSchema),
      remainingAmount: optionalField(pesosSchema),
      enabled: optionalField(v.boolean()),
      nextExpirationInfo: optionalField(v.object({ amount: pesosSchema, vto: calendarDateSchema })),
      campaignOffer: optionalField(campaignOfferSchema),
      recharges: optionalField(lenientListSchema(movementSchema)),
      finishedList: optionalField(lenientListSchema(movementSchema)),
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
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: v.object({
      externalId: optionalField(v.string()),
      rows: v.array(
        v.object({
          installment: nonNegativeIntegerSchema,
          installmentAmount: pesosSchema,
          date: calendarDateSchema,
          disbursementAmount: pesosSchema,
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
    objectAccess: {
      ownership: 'own',
      by: { 'path.customerId': 'customer-id', 'path.amount': 'value' },
    },
    answer: lenientListSchema(repaymentPlanSchema),
    assumption: `El importe va en pesos. ${repaymentPlanApiAssumption}`,
  },
  createLoan: {
    method: 'POST',
    path: '/customers/{id}/revolvingLine/start',
    summary: 'Crea un préstamo de la línea con el plan elegido.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'customer-id' } },
    body: v.object({ ...chosenRepaymentPlanFields, disbursementMethod: v.optional(v.string()) }),
    idempotent: true,
    answer: v.object({ loanId: loanNumberSchema }),
    refusals: { ...loanCreationRefusalCodes, ...blockedChangeRefusals },
    assumption:
      'La ruta lleva el customerId; el cuerpo trae requestedAmount, installmentAmount, installments, lineId y disbursementMethod (PAYMENT_QR en una compra con QR). Idempotency-Key: la misma clave responde lo mismo y crea un solo préstamo. Se desembolsa cuando se valida la identidad.',
  },
  findActiveCard: {
    method: 'GET',
    path: '/customers/{taxId}/getPaymentMethodActiveByCuil/{loanId}',
    summary: 'La tarjeta con que se paga un préstamo de la línea.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id', 'path.loanId': 'loan' } },
    answer: v.object({ debitCardNumber: optionalField(v.string()) }),
  },
})
