import * as v from 'valibot'
import { localDateTime } from './dates.schema'
import { looseMaybe, maybe } from './maybe.schema'
import { pesos } from './money.schema'

/** A payment that the lender registered; `accused` true is paid, false is pending. Source: 1§3. */
export const payment = v.object({
  amount: pesos,
  paymentDate: localDateTime,
  paymentMethod: maybe(v.string()),
  subproductId: maybe(v.number()),
  commerceName: maybe(v.string()),
  accused: v.boolean(),
  externalId: maybe(v.string()),
})

/** What a card charge ended in; a known errorCode comes before paymentSuccess. Source: 2§3, PAY-15. */
export const cardPaymentResult = v.object({
  errorCode: looseMaybe(v.string()),
  paymentSuccess: v.boolean(),
  transactionId: looseMaybe(v.string()),
})
