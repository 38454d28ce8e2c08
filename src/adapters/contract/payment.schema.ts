import * as v from 'valibot'
import { localDateTime } from './dates.schema'
import { lenientListOf } from './list.schema'
import { lenientMaybe, maybe } from './maybe.schema'
import { pesos } from './money.schema'
import { productCode, refusalCode } from './value.schema'

/** A payment that the lender has registered. `accused`: true if paid, false if pending. Source: 1§3. */
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
 * The customer's registered payments, read to decide whether another one may be sent. A payment that may be
 * pending is never left out of the list, because the customer could then pay twice. Source: PAY-20.
 */
export const paymentsForSendDecision = lenientListOf(payment, (entry) => Object(entry)['accused'] === true)

/**
 * The result of a card charge. An `errorCode` that the portal knows takes precedence over `paymentSuccess`.
 * Source: 2§3, PAY-15.
 */
export const cardPaymentResult = v.object({
  errorCode: lenientMaybe(refusalCode),
  paymentSuccess: v.boolean(),
  transactionId: lenientMaybe(v.string()),
})
