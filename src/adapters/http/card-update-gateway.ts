import type { NewCard } from '@/domain/cards/new-card'
import type { Result } from '@/domain/shared/result'
import type { CardToUpdate, CardUpdateGateway, FindCardFailure } from '@/application/cards/card-update.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { cardUpdateContract as calls } from '@/adapters/contract/card-update.contract'
import { toCardToUpdate, toEnteredCardFields } from './card-mapper'
import { HttpGateway, ignoreResponseBody } from './http-gateway'

const unknownLinkFailure = { kind: 'unknown-link' } as const

export class HttpCardUpdateGateway extends HttpGateway implements CardUpdateGateway {
  cardToUpdate(link: string): Promise<Result<CardToUpdate, FindCardFailure>> {
    return this.askWithFailures(
      calls.findCardToUpdate,
      { path: { data: link } },
      {
        toValue: toCardToUpdate,
        refusalFailures: ({ code }) => (code === 'CUSTOMER_NOT_FOUND' ? unknownLinkFailure : undefined),
        notSentFailure: unknownLinkFailure,
      },
    )
  }

  updateCard(link: string, card: NewCard): Promise<Result<void, GatewayFailure>> {
    return this.ask(
      calls.updateCard,
      { path: { id: link }, body: toEnteredCardFields(card) },
      ignoreResponseBody,
    )
  }
}
