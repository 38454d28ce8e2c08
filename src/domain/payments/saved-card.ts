import type { CardSummary } from '@/domain/cards/known-card'

/** A card that the customer has used before and that the lender has saved. */
export interface SavedCard extends CardSummary {
  readonly debitCardId: string
}
