import * as v from 'valibot'

/**
 * A rate in percent a year, such as `85.5`. Never negative, and at most a million. Source: REV-09, GEN-10.
 */
export const yearlyPercent = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))
