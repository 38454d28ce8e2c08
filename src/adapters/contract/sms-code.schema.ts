import * as v from 'valibot'

/** A code sent by SMS. The lender's configuration says how many digits it has; by default four. Source: ACC-07. */
export const smsCode = v.pipe(v.string(), v.regex(/^(\d{4}|\d{6})$/))
