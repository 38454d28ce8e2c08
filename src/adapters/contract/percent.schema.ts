import * as v from 'valibot'

/** A rate in percent a year, `85.5`: never negative, and of a size that can be written. Source: REV-09, GEN-10. */
export const yearlyPercent = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))
