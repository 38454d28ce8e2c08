import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CardUpdateGateway, type CardToUpdate, type FindCardFailure } from './card-update.port'

/**
 * Renews the card of a direct debit. The customer comes with a link that the lender sent, and needs no
 * session. Source: ACC-30.
 */
@injectable()
export class UpdateCard {
  constructor(@inject(CardUpdateGateway) private readonly gateway: CardUpdateGateway) {}

  /**
   * Returns the card that the lender asks the customer to renew. `link` is the value of the parameter in
   * the address of the lender's link.
   */
  async findCard(link: string): Promise<Result<CardToUpdate, FindCardFailure>> {
    return this.gateway.cardToUpdate(link)
  }

  async execute(link: string, card: NewCard): Promise<Result<void, GatewayFailure>> {
    return this.gateway.updateCard(link, card)
  }
}
