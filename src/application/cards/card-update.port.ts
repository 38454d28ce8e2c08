import type { NewCard } from '@/domain/cards/new-card'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/** The customer and the card that has to be renewed. Source: ACC-30. */
export interface CardToUpdate {
  readonly holderName: string
  /** The last digits of the card's number, the only ones that are shown. */
  readonly lastDigits: string
}

/** `unknown-link`: the lender knows no card by that link, or the text cannot be a link at all. */
export type FindCardFailure = GatewayFailure | { readonly kind: 'unknown-link' }

/** Renews the card of a direct debit with a link sent by the lender, without a session. Source: ACC-30. */
export interface CardUpdateGateway {
  /** `link` is the value of the link's parameter. */
  cardToUpdate(link: string): Promise<Result<CardToUpdate, FindCardFailure>>
  update(link: string, card: NewCard): Promise<Result<void, GatewayFailure>>
}
export const CardUpdateGateway = port<CardUpdateGateway>('CardUpdateGateway')
