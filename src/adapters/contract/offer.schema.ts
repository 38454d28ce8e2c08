import * as v from 'valibot'
import { instant } from './dates.schema'
import { lenientMaybe, maybe } from './maybe.schema'
import { pesos } from './money.schema'
import { countingNumber } from './value.schema'

/** The customer's application for a new loan and the lender's response to it. Source: 1§3. */
export const loanRequest = v.object({
  hashKey: v.pipe(v.string(), v.nonEmpty()),
  date: instant,
  requestedAmount: maybe(pesos),
  installmentAmountSelected: maybe(pesos),
  installmentsNumberSelected: lenientMaybe(countingNumber),
  response: maybe(v.object({ rejected: maybe(v.boolean()) })),
  code: maybe(v.string()),
})

export const offer = v.object({
  hashKey: v.pipe(v.string(), v.nonEmpty()),
  date: instant,
  maxAmount: maybe(pesos),
  response: maybe(v.object({ rejected: maybe(v.boolean()) })),
  code: maybe(v.string()),
})
