import type { KnownCard } from '@/domain/cards/known-card'

/** A card that the customer has used before. */
export interface SavedCard extends KnownCard {
  readonly debitCardId: string
}
