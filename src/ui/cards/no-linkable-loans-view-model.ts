import { inject, injectable } from 'inversify'
import { CardRollout } from '@/application/cards/card-rollout'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'

/** The screen for a customer who has no loan that could be paid with a new card. Source: CAR-03, CAR-05. */
@injectable()
export class NoLinkableLoansViewModel {
  phase: 'opening' | 'shown' = 'opening'

  constructor(
    @inject(CardRollout) private readonly rollout: CardRollout,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'phase')
  }

  start(): void {
    if (this.rollout.mayAddCards()) this.phase = 'shown'
    else this.navigation.go(addresses.cards.to(), { replace: true })
  }
}
