import * as v from 'valibot'

/** The lender's number of a loan, which goes into the paths of later calls: no step, no blank. */
export const loanNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))
