import * as v from 'valibot'

/** Upper limit of an amount (10¹² pesos). Below it, the sum of a list of amounts is exact. */
const maxPesos = 1_000_000_000_000

/** Largest difference from whole cents that floating-point sums cause: 0.1 + 0.2 is 0.30000000000000004. */
const maxFloatErrorPesos = 0.000_01

/**
 * An amount in pesos with up to two decimals. Floating-point error is rounded off; an amount with a real
 * fraction of a cent is refused.
 * Source: GEN-10.
 */
export const pesosSchema = v.pipe(
  v.number(),
  v.minValue(-maxPesos),
  v.maxValue(maxPesos),
  v.check((amount) => Math.abs(roundToCents(amount) - amount) < maxFloatErrorPesos),
  v.transform(roundToCents),
)

/**
 * An amount to charge, in pesos: more than 0, with up to two decimals and at most nine digits before the
 * decimals, which is more than any debt. Source: PAY-13, PAY-23.
 */
export const pesosToChargeSchema = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.maxValue(999_999_999.99),
  v.check((amount) => roundToCents(amount) === amount),
)

function roundToCents(amount: number): number {
  return Number(amount.toFixed(2))
}
