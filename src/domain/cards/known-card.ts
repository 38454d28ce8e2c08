import { cardBrandOfNumber } from './card-brand'
import type { CardExpiry } from './card-expiry'
import { lastCardDigits } from './card-number'

/** A card that the lender stores, as the portal shows it: without the card number. Source: PAY-12, CAR-01. */
export interface CardSummary {
  /** The card's brand as one word in lower case, such as `visa`. */
  readonly brand: string
  /** The kind of card in the lender's words, such as `Débito`; missing if the lender does not say. */
  readonly type?: string
  /** The last four digits of the card's number. */
  readonly lastDigits: string
  readonly expiry: CardExpiry
}

/** The brand and the last digits, by which the customer recognises a card. */
export type CardBrandAndDigits = Pick<CardSummary, 'brand' | 'lastDigits'>

/**
 * Returns the brand and the last digits of a card whose number the customer typed. The brand is empty if
 * the portal cannot tell it from the number. Source: CAR-01, PAY-19.
 */
export function brandAndDigitsOfTypedCard(number: string): CardBrandAndDigits {
  return { brand: cardBrandOfNumber(number) ?? '', lastDigits: lastCardDigits(number) }
}
