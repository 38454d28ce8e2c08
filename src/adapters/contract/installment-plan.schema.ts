import * as v from 'valibot'
import { calendarDate } from './dates.schema'
import { maybe } from './maybe.schema'
import { pesos } from './money.schema'

/** A way to pay a loan back; the discount is a fraction where 1 is all of it. Source: 2§3. */
export const installmentOption = v.object({
  installment: v.number(),
  amount: pesos,
  lineId: v.string(),
  expirationDate: maybe(calendarDate),
  firstInstallmentAmount: maybe(pesos),
  firstInstallmentDiscount: maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  maxDiscountAmount: maybe(pesos),
  interests: maybe(pesos),
  taxes: maybe(pesos),
  cft: maybe(v.number()),
})

/** The fields of a loan being created from a chosen option. */
export const chosenPlan = {
  requestedAmount: pesos,
  installmentAmount: pesos,
  installments: v.number(),
  lineId: v.string(),
}
