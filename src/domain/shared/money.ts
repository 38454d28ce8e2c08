/** An amount of Argentine pesos in integer cents, so that no sum ever drifts. Source: PAY-04. */
export type Cents = number & { readonly unit: 'cents' }

/**
 * Throws when the amount is not a whole number of cents: a mapper or a rule is broken.
 * A negative zero becomes 0, since it would be shown with a minus.
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount must be a whole number of cents')
  return (amount === 0 ? 0 : amount) as Cents
}

/** From pesos with up to two decimals, as they travel on the wire; what is beyond them is rounded. */
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
