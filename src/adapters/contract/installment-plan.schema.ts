import * as v from 'valibot'
import { calendarDateSchema } from './dates.schema'
import { optionalField } from './optional-field.schema'
import { pesosToChargeSchema, pesosSchema } from './money.schema'
import { nonNegativeIntegerSchema, yearlyPercentSchema } from './value.schema'

/**
 * A repayment plan. `firstInstallmentDiscount` is a fraction from 0 to 1. Section 2§3 does not list the
 * fields after `cft`; the portal needs them to show the whole cost before the customer agrees.
 * Source: 2§3, REV-09.
 */
export const repaymentPlanSchema = v.object({
  installment: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  amount: pesosToChargeSchema,
  lineId: v.string(),
  expirationDate: optionalField(calendarDateSchema),
  firstInstallmentAmount: optionalField(pesosSchema),
  firstInstallmentDiscount: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  maxDiscountAmount: optionalField(pesosSchema),
  interests: optionalField(pesosSchema),
  taxes: optionalField(pesosSchema),
  cft: optionalField(yearlyPercentSchema),
  tna: optionalField(yearlyPercentSchema),
  tea: optionalField(yearlyPercentSchema),
  outgoings: optionalField(pesosSchema),
  amountToReturn: optionalField(pesosSchema),
  amortisationSystem: optionalField(v.string()),
})

/**
 * The portal's assumptions about the fields of a repayment plan, as a text in Spanish for the
 * documentation of the API.
 */
export const repaymentPlanApiAssumption =
  'Un plan por elemento; expirationDate es el vencimiento de la primera cuota. Además de lo acordado, para mostrar el costo entero antes de aceptar, tna, tea, outgoings, amountToReturn y amortisationSystem (FRENCH es el francés); lo que falta se dice que falta.'

/**
 * The fields of the repayment plan that the customer chose. The request that creates the loan contains
 * them.
 */
export const chosenRepaymentPlanFields = {
  requestedAmount: pesosToChargeSchema,
  installmentAmount: pesosToChargeSchema,
  installments: nonNegativeIntegerSchema,
  lineId: v.string(),
}
