/** The payment methods that the lender may offer for a loan. Source: PAY-05. */
export type PaymentMethod = 'cvu' | 'qr' | 'cash' | 'wallet' | 'debit-card' | 'credit-card'

/** The payment methods, from the one whose payments arrive at once to the slowest. Source: PAY-26. */
const methodsBySpeed: readonly PaymentMethod[] = ['debit-card', 'wallet', 'credit-card', 'cvu', 'qr', 'cash']

/**
 * Returns the given payment methods in the order of how fast their payments arrive, the fastest first.
 * Source: PAY-26.
 */
export function paymentMethodsFastestFirst<Offered extends { readonly method: PaymentMethod }>(
  methods: readonly Offered[],
): readonly Offered[] {
  return [...methods].sort(
    (one, other) => methodsBySpeed.indexOf(one.method) - methodsBySpeed.indexOf(other.method),
  )
}

/**
 * Returns whether the customer can pay a part of the amount due with this payment method. Methods that
 * accept no part always pay the whole amount. Source: PAY-24.
 */
export function acceptsPartialAmount(method: PaymentMethod): boolean {
  return method === 'debit-card' || method === 'wallet'
}
