import { addresses } from '@/ui/addresses'

const additionSteps = [
  addresses.cardLoans,
  addresses.newCard,
  addresses.newCardSummary,
  addresses.newCardResult,
]

const inHandSteps = [
  addresses.cardDetail,
  addresses.cardReplacement,
  addresses.replacementChoice,
  addresses.replacementCard,
  addresses.replacementResult,
  addresses.cardNotReplaced,
]

/**
 * Returns whether a path is a step of adding a card. While the customer is on such a step, the portal keeps
 * what they chose and typed.
 */
export function isAddCardPath(path: string): boolean {
  return additionSteps.some((step) => step.matches(path))
}

/**
 * Returns whether a path is one of the screens about the card that the customer opened: its details and its
 * replacement.
 */
export function isSelectedCardPath(path: string): boolean {
  return inHandSteps.some((step) => step.matches(path))
}
