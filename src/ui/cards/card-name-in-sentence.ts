import type { CardBrandAndDigits } from '@/domain/cards/known-card'
import { cardName, hasLenderNamedCardBrand } from './card-labels'

/**
 * Returns the name of a card for use within a sentence. The name begins with a small letter, unless it
 * begins with the name of a brand.
 */
export function cardNameInSentence(card: CardBrandAndDigits): string {
  const name = cardName(card)
  return hasLenderNamedCardBrand(card) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/**
 * Returns the name of a card for use after "tu": `tarjeta Visa 4821`, or `tarjeta de débito 4821` if the
 * card has no brand. Source: CAR-01.
 */
export function cardNameAfterTheWordYour(card: CardBrandAndDigits): string {
  const name = cardNameInSentence(card)
  return hasLenderNamedCardBrand(card) ? `tarjeta ${name}` : name
}
