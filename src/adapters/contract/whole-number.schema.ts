import * as v from 'valibot'

/** A number of installments, or the number of one. Source: 1§3, 2§3. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The lender's code of a product or subproduct. Source: 1§3. */
export const productCode = v.pipe(v.number(), v.safeInteger())
