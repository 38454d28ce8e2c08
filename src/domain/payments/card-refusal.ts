/** Why a card was declined, in groups that the customer understands. Source: PAY-15, 2§8. */
export type CardRefusal =
  | 'blocked'
  | 'insufficient-funds'
  | 'denied'
  | 'wrong-number'
  | 'payment-error'
  | 'limits-exceeded'
  | 'too-many-attempts'

/**
 * What the customer can do after the lender declined their card: enter a card again, pay with the external
 * provider, or nothing today. Source: PAY-15.
 */
export type NextStepAfterCardRefusal = 'card' | 'provider' | 'none'

const nextSteps: Readonly<Record<CardRefusal, NextStepAfterCardRefusal>> = {
  blocked: 'provider',
  'insufficient-funds': 'provider',
  denied: 'provider',
  'wrong-number': 'card',
  'payment-error': 'provider',
  'limits-exceeded': 'provider',
  'too-many-attempts': 'none',
}

export function isCardRefusal(text: string): text is CardRefusal {
  return Object.hasOwn(nextSteps, text)
}

/** Returns what the portal offers first after the card was declined for this reason. Source: PAY-15. */
export function nextStepAfterCardRefusal(refusal: CardRefusal): NextStepAfterCardRefusal {
  return nextSteps[refusal]
}
