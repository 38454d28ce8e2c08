import * as v from 'valibot'
import { localDateTime } from './dates.schema'
import { listOf } from './list.schema'
import { looseMaybe, maybe } from './maybe.schema'
import { pesos } from './money.schema'
import { refusalCode } from './refusal-code.schema'
import { productCode } from './whole-number.schema'

/** A payment that the lender registered; `accused` true is paid, false is pending. Source: 1§3. */
export const payment = v.object({
  amount: pesos,
  paymentDate: localDateTime,
  paymentMethod: maybe(v.string()),
  subproductId: maybe(productCode),
  commerceName: maybe(v.string()),
  accused: v.boolean(),
  externalId: maybe(v.string()),
})

/**
 * Payments on which money is decided: one that is still to be counted, or may be, is not left out, for paying again
 * would be paying twice. Source: PAY-20.
 */
export const paymentsToDecideBy = listOf(payment, (entry) => Object(entry)['accused'] === true)

/** What a card charge ended in; a known errorCode comes before paymentSuccess. Source: 2§3, PAY-15. */
export const cardPaymentResult = v.object({
  errorCode: looseMaybe(refusalCode),
  paymentSuccess: v.boolean(),
  transactionId: looseMaybe(v.string()),
})
