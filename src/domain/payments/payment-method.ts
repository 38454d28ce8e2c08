/** The ways to pay that the server may offer for a loan. Source: PAY-05. */
export type PaymentMethod = 'cvu' | 'qr' | 'cash' | 'wallet' | 'debit-card' | 'credit-card'
