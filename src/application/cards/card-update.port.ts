import type { NewCard } from '@/domain/cards/new-card'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** Whose card has to be renewed, and which one it is. Source: ACC-30. */
export interface CardToUpdate {
  readonly holderName: string
  /** What one may see of a card's number. */
  readonly lastDigits: string
}

/** Renewing the card of a direct debit by a link of the lender's, without a session. Source: ACC-30. */
export interface CardUpdateGateway {
  /** `link` is the value that the link carries. */
  cardToUpdate(link: string): Promise<Result<CardToUpdate, GatewayFailure>>
  update(link: string, card: NewCard): Promise<Result<void, GatewayFailure>>
}
export const CardUpdateGateway = Symbol('CardUpdateGateway')
