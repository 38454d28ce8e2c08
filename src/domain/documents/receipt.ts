/**
 * How the payment was made whose receipt the customer uploads: by transfer, or in cash with a ticket.
 * Source: MOV-03.
 */
export type ReceiptKind = 'transfer' | 'ticket'

/** A kind of receipt that the lender accepts. Source: MOV-03. */
export interface ReceiptType {
  /** The lender's id of this kind, sent with the file. */
  readonly id: string
  readonly kind: ReceiptKind
}
