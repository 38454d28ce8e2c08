import * as v from 'valibot'
import { utcInstantSchema } from './dates.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { nonNegativeIntegerSchema } from './value.schema'

/** The customer's application for a new loan, with the lender's response to the application. Source: 1§3. */
export const loanRequestSchema = v.object({
  hashKey: v.pipe(v.string(), v.nonEmpty()),
  date: utcInstantSchema,
  requestedAmount: optionalField(pesosSchema),
  installmentAmountSelected: optionalField(pesosSchema),
  installmentsNumberSelected: lenientOptionalField(nonNegativeIntegerSchema),
  response: optionalField(v.object({ rejected: optionalField(v.boolean()) })),
  code: optionalField(v.string()),
})

export const loanOfferSchema = v.object({
  hashKey: v.pipe(v.string(), v.nonEmpty()),
  date: utcInstantSchema,
  maxAmount: optionalField(pesosSchema),
  response: optionalField(v.object({ rejected: optionalField(v.boolean()) })),
  code: optionalField(v.string()),
})
