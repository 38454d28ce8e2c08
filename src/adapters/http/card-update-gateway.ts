import type { NewCard } from '@/domain/cards/new-card'
import type { Result } from '@/domain/shared/result'
import type { CardToUpdate, CardUpdateGateway } from '@/application/cards/card-update.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { cardUpdateContract as rows } from '@/adapters/contract/card-update.contract'
import { toCardToUpdate, toTypedCard } from './card-mapper'
import { HttpGateway, nothing } from './http-gateway'

export class HttpCardUpdateGateway extends HttpGateway implements CardUpdateGateway {
  cardToUpdate(link: string): Promise<Result<CardToUpdate, GatewayFailure>> {
    return this.ask(rows.findCardToUpdate, { path: { data: link } }, toCardToUpdate)
  }

  update(link: string, card: NewCard): Promise<Result<void, GatewayFailure>> {
    return this.ask(rows.updateCard, { path: { id: link }, body: toTypedCard(card) }, nothing)
  }
}
