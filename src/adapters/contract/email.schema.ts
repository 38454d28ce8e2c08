import * as v from 'valibot'

/** An e-mail that goes to the lender: it takes at least whatever the portal takes. Source: PRO-02, SUP-01. */
export const email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/))
