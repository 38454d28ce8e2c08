import * as v from 'valibot'

/**
 * An e-mail address sent to the lender. Accepts at least every address that the portal accepts.
 * Source: PRO-02, SUP-01.
 */
export const email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/))
