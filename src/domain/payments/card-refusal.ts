/** Why a card's issuer or its processor takes no money from it, in the customer's groups. Source: PAY-15, 2§8. */
export type CardRefusal =
  | 'blocked'
  | 'insufficient-funds'
  | 'denied'
  | 'wrong-number'
  | 'payment-error'
  | 'limits-exceeded'
  | 'too-many-attempts'

/** What can be done about it: type the card again, pay by the provider, or nothing today. Source: PAY-15. */
export type NextStepAfterRefusal = 'card' | 'provider' | 'none'

const nextSteps: Readonly<Record<CardRefusal, NextStepAfterRefusal>> = {
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

/** What the customer is offered first after a refusal. Source: PAY-15. */
export function nextStepAfterRefusal(refusal: CardRefusal): NextStepAfterRefusal {
  return nextSteps[refusal]
}
