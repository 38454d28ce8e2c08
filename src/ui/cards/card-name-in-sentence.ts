import type { CardIdentity } from '@/domain/cards/known-card'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { cardName } from './card-words'

/** Returns the one name of a card within a sentence: only a brand keeps its capital. */
export function cardNameInSentence(card: CardIdentity): string {
  const name = cardName(card)
  return name.startsWith(myCardsTexts.otherBrand) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
