import * as v from 'valibot'
import { localDateTimeSchema } from './dates.schema'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { productCodeSchema, refusalCodeSchema } from './value.schema'

/**
 * A payment that the lender has registered. `accused` is true if the payment is completed and false if
 * it is pending. Source: 1§3.
 */
export const paymentSchema = v.object({
  amount: pesosSchema,
  paymentDate: localDateTimeSchema,
  paymentMethod: optionalField(v.string()),
  subproductId: optionalField(productCodeSchema),
  commerceName: optionalField(v.string()),
  accused: v.boolean(),
  externalId: optionalField(v.string()),
})

/**
 * Schema of the list of the customer's registered payments, which the portal reads before it sends
 * another payment. A payment that may be pending is never left out of the list, because the customer
 * could then pay twice.
 * Source: PAY-20.
 */
export const paymentsForDuplicateCheckSchema = lenientListSchema(
  paymentSchema,
  (entry) => Object(entry)['accused'] === true,
)

/**
 * The result of a card charge. An answer with `paymentSuccess` true and an `errorCode` contradicts itself, so
 * the portal treats the outcome of the charge as unknown.
 * Source: 2§3, PAY-15, PAY-16.
 */
export const cardPaymentResultSchema = v.object({
  errorCode: lenientOptionalField(refusalCodeSchema),
  paymentSuccess: v.boolean(),
  transactionId: lenientOptionalField(v.string()),
})
