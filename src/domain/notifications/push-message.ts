/** A push notification from the lender, as the device shows it: a title, a text, and the screen to open. */
export interface PushMessage {
  readonly title: string
  readonly body?: string
  /** Address of the portal's screen that opens when the customer taps the notification. */
  readonly path?: string
}
