import * as v from 'valibot'
import { calendarDateSchema } from './dates.schema'
import { optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { nonNegativeIntegerSchema } from './value.schema'

/**
 * One part of the amount of an installment, such as its interest. The amounts of the parts `DISCOUNT` and
 * `PAID` are negative. Source: LOA-16.
 */
export const installmentAmountPartSchema = v.object({
  kind: v.picklist(['CAPITAL', 'INTEREST', 'VAT', 'INSURANCE', 'FEE', 'LATE_INTEREST', 'DISCOUNT', 'PAID']),
  amount: pesosSchema,
  base: optionalField(pesosSchema),
  rate: optionalField(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))),
  from: optionalField(calendarDateSchema),
  to: optionalField(calendarDateSchema),
  days: optionalField(nonNegativeIntegerSchema),
})
