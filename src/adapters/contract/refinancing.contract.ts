import * as v from 'valibot'
import { defineContract } from './call'
import {
  cardRefusalCodes,
  blockedChangeRefusals,
  identityCheckRefusalCodes,
  loanCreationRefusalCodes,
} from './refusals'
import { identityCheckFields } from './identity-check.schema'
import {
  chosenRepaymentPlanFields,
  repaymentPlanSchema,
  repaymentPlanApiAssumption,
} from './installment-plan.schema'
import { lenientListSchema } from './list.schema'
import { nonNegativeIntegerSchema, loanNumberSchema } from './value.schema'
import { optionalField } from './optional-field.schema'
import { pesosToChargeSchema, pesosSchema } from './money.schema'

/** Error code with which the server refuses a refinancing that has expired or was already accepted. */
const unavailableRefinancingRefusals = {
  REFINANCING_NOT_AVAILABLE: 'La refinanciación no está disponible: venció o ya se usó.',
} as const

/**
 * The hash of a refinancing link. It contains the secret of the link, which authorises the API call.
 * Source: REF-01, SES-22.
 */
const refinancingLinkQuerySchema = v.object({ hash: v.pipe(v.string(), v.nonEmpty()) })

/** API calls for refinancing a debt through a link, without a session. Source: 2§7. */
export const refinancingContract = defineContract('refinancing', {
  findProposal: {
    method: 'GET',
    path: '/refinancing/{customerTaxId}',
    summary: 'La deuda y lo que se ofrece refinanciar.',
    source: '2§7',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.customerTaxId': 'tax-id', 'query.hash': 'refinancing-link' },
    },
    query: refinancingLinkQuerySchema,
    answer: v.object({
      refinancingAmount: optionalField(pesosSchema),
      debtAmount: optionalField(pesosSchema),
      customerFullName: optionalField(v.string()),
      gender: optionalField(v.string()),
    }),
  },
  installmentPlan: {
    method: 'POST',
    path: '/refinancing/{customerTaxId}/installmentPlan',
    summary: 'Los planes de cuotas de la refinanciación.',
    source: '2§7',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.customerTaxId': 'tax-id', 'query.hash': 'refinancing-link' },
    },
    query: refinancingLinkQuerySchema,
    body: v.object({
      requestedAmount: pesosSchema,
      maxInstallmentAmount: pesosSchema,
      maxInstallments: nonNegativeIntegerSchema,
    }),
    answer: lenientListSchema(repaymentPlanSchema),
    assumption: repaymentPlanApiAssumption,
  },
  createLoan: {
    method: 'POST',
    path: '/refinancing/{customerTaxId}/loan',
    summary: 'Crea el préstamo de la refinanciación con el plan elegido.',
    source: '2§7',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: { 'path.customerTaxId': 'tax-id', 'query.hash': 'refinancing-link' },
    },
    query: refinancingLinkQuerySchema,
    body: v.object(chosenRepaymentPlanFields),
    idempotent: true,
    answer: v.object({ loanId: loanNumberSchema }),
    refusals: {
      INVALID_INSTALLMENT_PLAN: loanCreationRefusalCodes.INVALID_INSTALLMENT_PLAN,
      ...unavailableRefinancingRefusals,
      ...blockedChangeRefusals,
    },
    assumption:
      'El identificador viene como loanId. Idempotency-Key: la misma clave responde lo mismo y crea un solo préstamo; otro plan reemplaza al que no se pagó. Todavía no hay validación de identidad: lo creado no vale nada hasta el anticipo, que la lleva. El prestamista decide importes y plazos, no el enlace.',
  },
  payDownPayment: {
    method: 'POST',
    path: '/refinancing/{customerTaxId}/process',
    summary: 'Cobra el anticipo con una tarjeta de débito y activa la refinanciación.',
    source: '2§7',
    access: 'open',
    objectAccess: {
      ownership: 'secret',
      by: {
        'path.customerTaxId': 'tax-id',
        'query.hash': 'refinancing-link',
        'body.customerTaxId': 'tax-id',
        'body.externalLoanId': 'new-loan-number',
      },
    },
    query: refinancingLinkQuerySchema,
    body: v.object({
      externalLoanId: v.string(),
      customerTaxId: v.string(),
      customerFullName: v.string(),
      amount: pesosToChargeSchema,
      cardNumber: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
      cardExpirationMonth: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
      cardExpirationYear: v.pipe(v.string(), v.regex(/^\d{2}$/)),
      cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
      ...identityCheckFields,
    }),
    idempotent: true,
    answer: 'none',
    successStatus: 200,
    refusals: { ...cardRefusalCodes, ...unavailableRefinancingRefusals, ...identityCheckRefusalCodes },
    assumption:
      'externalLoanId es el loanId que respondió createLoan. Sin la validación de identidad de esa persona, hecha para su refinanciación (REFINANCING) y de los últimos 15 minutos, no se cobra ni se activa nada; un cobro aprobado la gasta y un rechazo no. La validación no es parte de lo que la clave repite. Responde 200; un rechazo es 409 con un código de tarjeta. Idempotency-Key: la misma clave cobra una sola vez.',
  },
})
