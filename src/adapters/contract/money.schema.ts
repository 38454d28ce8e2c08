import * as v from 'valibot'

/** Pesos with up to two decimals that fit in whole cents. */
export const pesos = v.pipe(
  v.number(),
  v.check((amount) => Number(amount.toFixed(2)) === amount && Number.isSafeInteger(Math.round(amount * 100))),
)

/** An amount that is charged: more than nothing, and at most nine digits, beyond every debt. Source: PAY-13, PAY-23. */
export const chargedPesos = v.pipe(pesos, v.minValue(0.01), v.maxValue(999_999_999.99))
