/** An amount in Argentine pesos, as whole cents, so that sums have no rounding errors. Source: PAY-04. */
export type Cents = number & { readonly unit: 'cents' }

/**
 * Gives a number the type of an amount in cents. Throws if it is not a whole number, which is a
 * programming error. Converts -0 to 0, because -0 would be shown with a minus sign.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount must be a whole number of cents')
  return (amount === 0 ? 0 : amount) as Cents
}

/**
 * Converts an amount in pesos, as the server sends it, to whole cents. Digits after the second decimal
 * are rounded.
 */
export function pesosToCents(pesos: number): Cents {
  return cents(Math.round(pesos * 100))
}

export function centsToPesos(amount: Cents): number {
  return amount / 100
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken)
}
