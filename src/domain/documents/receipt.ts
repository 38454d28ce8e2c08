/**
 * How the payment that an uploaded receipt proves was made: by transfer, or in cash with a ticket. Source:
 * MOV-03.
 */
export type UploadedReceiptKind = 'transfer' | 'ticket'

/** A kind of payment receipt that the lender accepts. Source: MOV-03. */
export interface AcceptedReceiptType {
  /** The lender's id of this kind of receipt, sent with the file. */
  readonly id: string
  readonly kind: UploadedReceiptKind
}
