/** A notice from the lender, as a customer reads it. */
export interface PushMessage {
  readonly title: string
  readonly body?: string
  /** A path of the portal that a touch leads to. */
  readonly path?: string
}
