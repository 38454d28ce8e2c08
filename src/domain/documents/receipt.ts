/**
 * How the customer made a payment of which they upload a receipt: by transfer, or in cash (the receipt
 * is a ticket). Source: MOV-03.
 */
export type UploadedReceiptKind = 'transfer' | 'ticket'

/** A kind of payment receipt that the lender accepts. Source: MOV-03. */
export interface AcceptedReceiptType {
  /** The lender's id of this kind of receipt. The portal sends it with the receipt file. */
  readonly id: string
  readonly kind: UploadedReceiptKind
}
