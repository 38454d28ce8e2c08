/** What decides whether a customer is asked to receive notices on this device. */
export interface PushSituation {
  /** This device can show notices and has not forbidden them. */
  readonly isSupported: boolean
  /** She receives them here already. */
  readonly isSubscribed: boolean
  /** She put it off, here or with the lender. */
  readonly isSkipped: boolean
  /** She has paid from it: nobody is asked on her first day. */
  readonly hasPaid: boolean
}

/** Whether entering home leads to the offer of notices first: after her first payment. Source: HOM-08, HOM-18, ACC-29. */
export function shouldOfferPush({ isSupported, isSubscribed, isSkipped, hasPaid }: PushSituation): boolean {
  return isSupported && hasPaid && !isSubscribed && !isSkipped
}
