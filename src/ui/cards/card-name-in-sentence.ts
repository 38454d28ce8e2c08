import type { CardBrandAndDigits } from '@/domain/cards/known-card'
import { cardName, cardHasBrand } from './card-labels'

/** Returns the name of a card for use within a sentence: it begins with a small letter, unless it is a brand. */
export function cardNameInSentence(card: CardBrandAndDigits): string {
  const name = cardName(card)
  return cardHasBrand(card) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
