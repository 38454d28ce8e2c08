import * as v from 'valibot'

/** The lender's number of a loan. It has no slash and no space, because it becomes part of a path. */
export const loanNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))
