import { addresses } from '@/ui/addresses'

const cardAdditionAddresses = [
  addresses.cardLoans,
  addresses.newCard,
  addresses.newCardSummary,
  addresses.newCardResult,
]

const cardDetailAndReplacementAddresses = [
  addresses.cardDetail,
  addresses.cardReplacement,
  addresses.replacementChoice,
  addresses.replacementCard,
  addresses.replacementResult,
  addresses.cardNotReplaced,
]

/**
 * Returns whether a path belongs to a step of adding a card. While the customer is at one of these steps,
 * the portal keeps what they have chosen and typed.
 */
export function isAddCardPath(path: string): boolean {
  return cardAdditionAddresses.some((step) => step.matches(path))
}

/**
 * Returns whether a path belongs to one of the screens about the card that the customer opened: the card's
 * details and the steps of replacing the card.
 */
export function isCardDetailOrReplacementPath(path: string): boolean {
  return cardDetailAndReplacementAddresses.some((step) => step.matches(path))
}
