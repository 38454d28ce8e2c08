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
 * Returns whether a path is a step of adding a card. What was chosen and typed is kept while the customer is
 * on one of them.
 */
export function isAddCardStep(path: string): boolean {
  return additionSteps.some((step) => step.matches(path))
}

/** Returns whether a path is a screen about the card that the customer opened. */
export function isSelectedCardScreen(path: string): boolean {
  return inHandSteps.some((step) => step.matches(path))
}
