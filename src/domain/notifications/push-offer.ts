/** What decides whether a customer is asked to receive notices on this device. */
export interface PushSituation {
  /** This device can show notices and has not forbidden them. */
  readonly isSupported: boolean
  /** She receives them here already. */
  readonly isSubscribed: boolean
  /** She put it off, here or with the lender. */
  readonly isSkipped: boolean
}

/** Whether entering home leads to the offer of notices first. Source: HOM-08, ACC-29. */
export function shouldOfferPush({ isSupported, isSubscribed, isSkipped }: PushSituation): boolean {
  return isSupported && !isSubscribed && !isSkipped
}
