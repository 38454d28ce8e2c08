import * as v from 'valibot'

/** An address that the portal sends the customer to: never a script. */
export const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/))
