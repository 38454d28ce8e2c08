/** Why a shop was not paid. Source: QRP-07, 2§8. */
export const shopPaymentRefusals = {
  SELLER_NOT_ALLOWED: 'A ese comercio no se le paga.',
  AMOUNT_MISMATCH: 'El importe no es el del QR o el del préstamo.',
  LOAN_NOT_AVAILABLE: 'El préstamo ya se usó o venció.',
} as const
