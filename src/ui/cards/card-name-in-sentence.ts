import type { CardIdentity } from '@/domain/cards/known-card'
import { cardName, hasBrand } from './card-labels'

/** Returns the one name of a card within a sentence: only a brand keeps its capital. */
export function cardNameInSentence(card: CardIdentity): string {
  const name = cardName(card)
  return hasBrand(card) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
