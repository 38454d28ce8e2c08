/** The payment methods that the lender may offer for a loan. Source: PAY-05. */
export type PaymentMethod = 'cvu' | 'qr' | 'cash' | 'wallet' | 'debit-card' | 'credit-card'

/** The ways to pay, from the one that is seen at once to the one that takes days and a walk. Source: PAY-26. */
const bySpeed: readonly PaymentMethod[] = ['debit-card', 'wallet', 'credit-card', 'cvu', 'qr', 'cash']

/** Returns the offered ways, the fastest first. Source: PAY-26. */
export function fastestFirst<Way extends { readonly method: PaymentMethod }>(
  ways: readonly Way[],
): readonly Way[] {
  return [...ways].sort((one, other) => bySpeed.indexOf(one.method) - bySpeed.indexOf(other.method))
}

/** Whether a part of what is due can be paid so; the other ways always take all of it. Source: PAY-24. */
export function takesPart(method: PaymentMethod): boolean {
  return method === 'debit-card' || method === 'wallet'
}
