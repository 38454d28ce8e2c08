import { cardBrand } from './card-brand'
import type { CardExpiry } from './card-expiry'
import { lastDigitsOf } from './card-number'

/** A card stored by the lender, without its number. Source: PAY-12, CAR-01. */
export interface KnownCard {
  /** One word in lower case: `visa`. */
  readonly brand: string
  /** The kind of card as the lender names it; missing if the lender does not say. */
  readonly type?: string
  /** The last four digits. */
  readonly lastDigits: string
  readonly expiry: CardExpiry
}

/** What names a card to the customer. */
export type CardIdentity = Pick<KnownCard, 'brand' | 'lastDigits'>

/** Returns what names a typed card. Its brand is empty if its number does not say it. Source: CAR-01, PAY-19. */
export function typedCardIdentity(number: string): CardIdentity {
  return { brand: cardBrand(number) ?? '', lastDigits: lastDigitsOf(number) }
}
