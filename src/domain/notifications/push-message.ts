/** A push notification from the lender. */
export interface PushMessage {
  readonly title: string
  readonly body?: string
  /** Address of the portal's screen that opens when the customer taps the notification. */
  readonly path?: string
}
