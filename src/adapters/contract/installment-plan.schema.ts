import * as v from 'valibot'
import { calendarDate } from './dates.schema'
import { maybe } from './maybe.schema'
import { chargedPesos, pesos } from './money.schema'
import { yearlyPercent } from './percent.schema'
import { count } from './whole-number.schema'

/**
 * A way to pay a loan back; the discount is a fraction where 1 is all of it. What stands after `cft` is more than
 * 2§3 names: it lets the whole cost be seen before anything is agreed to. Source: 2§3, REV-09.
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

/** The assumption about the fields of an installment option, as the integrator reads it. */
export const installmentOptionAssumption =
  'Un plan por elemento; expirationDate es el vencimiento de la primera cuota. Además de lo acordado, para mostrar el costo entero antes de aceptar, tna, tea, outgoings, amountToReturn y amortisationSystem (FRENCH es el francés); lo que falta se dice que falta.'

/** The fields of a loan being created from a chosen option. */
export const chosenPlan = {
  requestedAmount: chargedPesos,
  installmentAmount: chargedPesos,
  installments: count,
  lineId: v.string(),
}
