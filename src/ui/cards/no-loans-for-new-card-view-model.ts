import { inject, injectable } from 'inversify'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'

/** The screen for a customer who has no loan that could be paid with a new card. Source: CAR-03, CAR-05. */
@injectable()
export class NoLoansForNewCardViewModel {
  screenPhase: 'opening' | 'shown' = 'opening'

  constructor(
    @inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'screenPhase')
  }

  onMount(): void {
    if (this.rollout.mayAddCards()) this.screenPhase = 'shown'
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
  }
}
