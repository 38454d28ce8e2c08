import * as v from 'valibot'

/** The lender's number of a loan. Later calls have it in their path, so it holds no slash and no space. */
export const loanNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))
