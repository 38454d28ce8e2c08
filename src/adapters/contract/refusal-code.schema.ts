import * as v from 'valibot'

/** Why something was not done. Any text is valid; the portal knows some of them. Source: PAY-15, PAY-16. */
export const refusalCode = v.string()
