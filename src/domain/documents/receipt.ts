/**
 * How the customer made a payment: by transfer, of which they upload the receipt, or in cash with a ticket,
 * of which they upload nothing. Source: MOV-03.
 */
export type UploadedReceiptKind = 'transfer' | 'ticket'

/** A kind of payment receipt that the lender accepts. Source: MOV-03. */
export interface AcceptedReceiptType {
  /**
   * The id that the lender uses for this kind of receipt. The portal sends it together with the receipt file
   * of a bank transfer.
   */
  readonly id: string
  readonly kind: UploadedReceiptKind
}
