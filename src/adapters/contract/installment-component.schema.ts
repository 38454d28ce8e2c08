import * as v from 'valibot'
import { calendarDate } from './dates.schema'
import { maybe } from './maybe.schema'
import { pesos } from './money.schema'
import { countingNumber } from './value.schema'

/** One part of the amount of an installment. `DISCOUNT` and `PAID` are negative. Source: LOA-16. */
export const installmentComponent = v.object({
  kind: v.picklist(['CAPITAL', 'INTEREST', 'VAT', 'INSURANCE', 'FEE', 'LATE_INTEREST', 'DISCOUNT', 'PAID']),
  amount: pesos,
  base: maybe(pesos),
  rate: maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000))),
  from: maybe(calendarDate),
  to: maybe(calendarDate),
  days: maybe(countingNumber),
})
