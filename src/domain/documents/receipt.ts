/**
 * How the customer paid outside the portal. `transfer`: by bank transfer; they upload its receipt. `ticket`:
 * in cash; they got a ticket, and the portal only shows instructions. Source: MOV-03.
 */
export type PaymentMethodOutsidePortal = 'transfer' | 'ticket'

/** A kind of payment receipt that the lender accepts. Source: MOV-03. */
export interface AcceptedReceiptType {
  /**
   * The id that the lender uses for this kind of receipt. The portal sends it together with the receipt file
   * of a bank transfer.
   */
  readonly id: string
  readonly kind: PaymentMethodOutsidePortal
}
