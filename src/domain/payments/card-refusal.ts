/**
 * Why the lender declined a card, in groups of reasons that the customer understands. Source: PAY-15,
 * 2§8.
 */
export type CardRefusalReason =
  | 'blocked'
  | 'insufficient-funds'
  | 'denied'
  | 'wrong-number'
  | 'payment-error'
  | 'limits-exceeded'
  | 'too-many-attempts'

/**
 * What the portal offers after the lender declined a card: to enter a card again, to pay with the
 * external payment provider, or nothing more today. Source: PAY-15.
 */
export type NextStepAfterCardRefusal = 'card' | 'provider' | 'none'

const nextStepsByReason: Readonly<Record<CardRefusalReason, NextStepAfterCardRefusal>> = {
  blocked: 'provider',
  'insufficient-funds': 'provider',
  denied: 'provider',
  'wrong-number': 'card',
  'payment-error': 'provider',
  'limits-exceeded': 'provider',
  'too-many-attempts': 'none',
}

export function isCardRefusalReason(text: string): text is CardRefusalReason {
  return Object.hasOwn(nextStepsByReason, text)
}

/**
 * Returns what the portal offers the customer after the lender declined their card for the given reason.
 * Source: PAY-15.
 */
export function nextStepAfterCardRefusal(refusal: CardRefusalReason): NextStepAfterCardRefusal {
  return nextStepsByReason[refusal]
}
