import type { KnownCard } from '@/domain/cards/known-card'

/** A card that the customer has already used. */
export interface SavedCard extends KnownCard {
  readonly debitCardId: string
}
