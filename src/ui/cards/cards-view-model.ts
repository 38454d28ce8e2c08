import { inject, injectable } from 'inversify'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { Result } from '@/domain/shared/result'
import { CardInHand } from '@/application/cards/card-in-hand'
import { CardRollout } from '@/application/cards/card-rollout'
import { CardGateway } from '@/application/cards/card.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { Waiting } from '@/ui/kit/waiting'
import { CardFailures } from './card-failures'

export type CardsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'listed'; readonly cards: readonly DebitCard[] }

/** The customer's debit cards. Source: CAR-01 to CAR-03. */
@injectable()
export class CardsViewModel {
  state: CardsState = { phase: 'loading' }
  adding: 'offered' | 'hidden' = 'hidden'

  constructor(
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(CardRollout) private readonly rollout: CardRollout,
    @inject(CardInHand) private readonly inHand: CardInHand,
    @inject(CardFailures) private readonly failures: CardFailures,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state', 'adding')
  }

  start(): () => void {
    this.adding = this.rollout.isOpen() ? 'offered' : 'hidden'
    void this.load()
    return this.waiting.end
  }

  open(card: DebitCard): void {
    this.inHand.take(card)
    this.navigation.go(addresses.cardDetail.to())
  }

  private async load(): Promise<void> {
    await this.waiting.for(this.gateway.cards(), (cards) => this.show(cards))
  }

  private show(cards: Result<readonly DebitCard[], GatewayFailure>): void {
    if (!cards.ok) this.failures.show({ of: 'cards', failure: cards.failure })
    else if (cards.value.length === 0) this.navigation.go(addresses.noCards.to(), { replace: true })
    else this.state = { phase: 'listed', cards: cards.value }
  }
}
