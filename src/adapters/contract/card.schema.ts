import * as v from 'valibot'

/**
 * The fields of a card that the customer types: digits without spaces, month `MM`, year `YY`.
 * Source: 2§3, PAY-19.
 */
export const enteredCardFields = {
  dni: v.pipe(v.string(), v.regex(/^\d{6,8}$/)),
  debitCardNumber: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  month: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  year: v.pipe(v.string(), v.regex(/^\d{2}$/)),
  ccv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
}
