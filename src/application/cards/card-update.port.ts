import type { NewCard } from '@/domain/cards/new-card'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** The customer and the card that has to be renewed. Source: ACC-30. */
export interface CardToUpdate {
  readonly holderName: string
  /** The last digits of the card's number. The other digits are never shown. */
  readonly lastDigits: string
}

/**
 * Why the card that a link is about was not found. `unknown-link`: the lender knows no card for the value
 * in the link, or that value is malformed.
 */
export type FindCardFailure = GatewayFailure | { readonly kind: 'unknown-link' }

/**
 * The requests to the lender's server for renewing the card of a direct debit. The customer comes with a
 * link that the lender sent, and has no session. Source: ACC-30.
 */
export interface CardUpdateGateway {
  /**
   * Returns the card that has to be renewed. `link` is the value of the parameter in the address of the
   * lender's link.
   */
  cardToUpdate(link: string): Promise<Result<CardToUpdate, FindCardFailure>>
  updateCard(link: string, card: NewCard): Promise<Result<void, GatewayFailure>>
}
export const CardUpdateGateway = definePort<CardUpdateGateway>('CardUpdateGateway')
