import type { CardSummary } from '@/domain/cards/known-card'

/** A card that the customer has used before. */
export interface SavedCard extends CardSummary {
  readonly debitCardId: string
}
