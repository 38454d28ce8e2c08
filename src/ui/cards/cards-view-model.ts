import { inject, injectable } from 'inversify'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { Result } from '@/domain/shared/result'
import { SelectedCard } from '@/application/cards/selected-card'
import { CardQueries } from '@/application/cards/card-queries'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { CardFailureNavigation } from './card-failure-navigation'

interface CardsState {
  readonly phase: 'listed'
  readonly cards: readonly DebitCard[]
}

/** The screen with the customer's debit cards. Source: CAR-01 to CAR-03. */
@injectable()
export class CardsViewModel {
  addButtonVisibility: 'offered' | 'hidden' = 'hidden'

  constructor(
    @inject(CardQueries) private readonly queries: CardQueries,
    @inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout,
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
    @inject(CardFailureNavigation) private readonly failures: CardFailureNavigation,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<CardsState>,
  ) {
    observeFields(this, 'addButtonVisibility')
  }

  onMount(): () => void {
    this.addButtonVisibility = this.rollout.mayAddCards() ? 'offered' : 'hidden'
    return this.asyncState.load(
      () => this.queries.debitCards(),
      (cards) => this.toState(cards),
    )
  }

  openCard(card: DebitCard): void {
    this.selectedCard.selectCard(card)
    this.navigation.goTo(addresses.cardDetail.createPath())
  }

  private toState(cards: Result<readonly DebitCard[], GatewayFailure>): CardsState | undefined {
    if (!cards.ok) this.failures.showFailureScreen({ failedList: 'cards', failure: cards.failure })
    else if (cards.value.length > 0) return { phase: 'listed', cards: cards.value }
    else this.navigation.goTo(addresses.noCards.createPath(), { replace: true })
    return undefined
  }
}
