import * as v from 'valibot'

/** Why something was not done, in an answer: any text, of which the portal knows some. Source: PAY-15, PAY-16. */
export const refusalCode = v.string()
