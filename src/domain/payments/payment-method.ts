/** The payment methods that the lender may offer for a loan. Source: PAY-05. */
export type PaymentMethod = 'cvu' | 'qr' | 'cash' | 'wallet' | 'debit-card' | 'credit-card'
