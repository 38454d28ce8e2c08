/** The payment methods that the lender may offer for a loan. Source: PAY-05. */
export type PaymentMethod = 'cvu' | 'qr' | 'cash' | 'wallet' | 'debit-card' | 'credit-card'

/** The payment methods, from the one whose payments arrive at once to the slowest. Source: PAY-26. */
const methodsFastestFirst: readonly PaymentMethod[] = [
  'debit-card',
  'wallet',
  'credit-card',
  'cvu',
  'qr',
  'cash',
]

/**
 * Returns the given payment methods sorted by how fast their payments arrive, the fastest first. Source:
 * PAY-26.
 */
export function paymentMethodsFastestFirst<Offered extends { readonly method: PaymentMethod }>(
  methods: readonly Offered[],
): readonly Offered[] {
  return [...methods].sort(
    (one, other) => methodsFastestFirst.indexOf(one.method) - methodsFastestFirst.indexOf(other.method),
  )
}

/**
 * Returns whether the customer can pay a part of the amount due with this payment method. Methods that
 * accept no part always pay the whole amount. Source: PAY-24.
 */
export function acceptsPartialAmount(method: PaymentMethod): boolean {
  return method === 'debit-card' || method === 'wallet'
}

/**
 * Returns whether the customer pays by this method elsewhere (at a bank, in a shop or in another tab) while
 * the portal stays open. What the portal shows as due may then be out of date. Source: PAY-06 to PAY-08,
 * PAY-10.
 */
export function isPaidElsewhereWithPortalOpen(method: PaymentMethod): boolean {
  return method !== 'debit-card' && method !== 'wallet'
}
