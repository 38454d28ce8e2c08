import * as v from 'valibot'
import { calendarDate } from './dates.schema'
import { maybe } from './maybe.schema'
import { chargedPesos, pesos } from './money.schema'
import { countingNumber, yearlyPercent } from './value.schema'

/**
 * A repayment plan. `firstInstallmentDiscount` is a fraction from 0 to 1.
 * The fields after `cft` are not in 2§3; with them the whole cost can be shown before the customer agrees.
 * Source: 2§3, REV-09.
 */
export const installmentOption = v.object({
  installment: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  amount: chargedPesos,
  lineId: v.string(),
  expirationDate: maybe(calendarDate),
  firstInstallmentAmount: maybe(pesos),
  firstInstallmentDiscount: maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  maxDiscountAmount: maybe(pesos),
  interests: maybe(pesos),
  taxes: maybe(pesos),
  cft: maybe(yearlyPercent),
  tna: maybe(yearlyPercent),
  tea: maybe(yearlyPercent),
  outgoings: maybe(pesos),
  amountToReturn: maybe(pesos),
  amortisationSystem: maybe(v.string()),
})

/** What the portal assumes about the fields of a repayment plan; a text of the integrator's documentation. */
export const installmentOptionAssumption =
  'Un plan por elemento; expirationDate es el vencimiento de la primera cuota. Además de lo acordado, para mostrar el costo entero antes de aceptar, tna, tea, outgoings, amountToReturn y amortisationSystem (FRENCH es el francés); lo que falta se dice que falta.'

/** The fields of the repayment plan that the customer chose, sent to create the loan. */
export const chosenPlan = {
  requestedAmount: chargedPesos,
  installmentAmount: chargedPesos,
  installments: countingNumber,
  lineId: v.string(),
}
