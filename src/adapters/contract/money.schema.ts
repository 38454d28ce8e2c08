import * as v from 'valibot'

/** A trillion: sums of any list stay exact. */
const mostPesos = 1_000_000_000_000

/** What adding decimals in floating point may leave beside the cents: 0.1 + 0.2 is 0.30000000000000004. */
const floatNoisePesos = 0.000_01

/** Pesos with up to two decimals; the noise of a sum in floating point is rounded off, a part of a cent is not. Source: GEN-10. */
export const pesos = v.pipe(
  v.number(),
  v.minValue(-mostPesos),
  v.maxValue(mostPesos),
  v.check((amount) => Math.abs(toWholeCents(amount) - amount) < floatNoisePesos),
  v.transform(toWholeCents),
)

/** An amount that is charged: more than nothing, and at most nine digits, beyond every debt. Source: PAY-13, PAY-23. */
export const chargedPesos = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.maxValue(999_999_999.99),
  v.check((amount) => toWholeCents(amount) === amount),
)

function toWholeCents(amount: number): number {
  return Number(amount.toFixed(2))
}
