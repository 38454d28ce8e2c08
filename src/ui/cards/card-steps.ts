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

/** A step of adding a card: what was chosen and typed lives as long as one is on one of them. */
export function isAdditionStep(path: string): boolean {
  return additionSteps.some((step) => step.fits(path))
}

/** A screen about the card in hand. */
export function isAboutCardInHand(path: string): boolean {
  return inHandSteps.some((step) => step.fits(path))
}
