/** What a receipt says, wherever it is drawn. */
export interface ReceiptWords {
  /** Who gives it. */
  readonly issuer?: string
  readonly title: string
  readonly amount: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}
