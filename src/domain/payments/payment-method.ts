/** The payment methods that the lender may offer for a loan. Source: PAY-05. */
export type PaymentMethod = 'cvu' | 'qr' | 'cash' | 'wallet' | 'debit-card' | 'credit-card'

/** Whether a part of what is due can be paid so; the other ways always take all of it. Source: PAY-24. */
export function takesPart(method: PaymentMethod): boolean {
  return method === 'debit-card' || method === 'wallet'
}
