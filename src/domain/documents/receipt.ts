/** How a payment was made whose receipt is sent: by transfer, or over a counter with a ticket. Source: MOV-03. */
export type ReceiptKind = 'transfer' | 'ticket'

/** A kind of receipt as the lender's server lists it. Source: MOV-03. */
export interface ReceiptType {
  /** The lender's own word for it, which goes with the file. */
  readonly id: string
  readonly kind: ReceiptKind
}
