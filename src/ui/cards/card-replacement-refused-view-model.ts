import { inject, injectable } from 'inversify'
import { SelectedCard } from '@/application/cards/selected-card'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { isPathOfOpenedCard } from './card-steps'

/**
 * The screen that says that the new card cannot replace the card that the customer opened. Source: CAR-09.
 */
@injectable()
export class CardReplacementRefusedViewModel {
  phase: 'opening' | 'shown' = 'opening'

  constructor(
    @inject(SelectedCard) private readonly inHand: SelectedCard,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'phase')
  }

  start(): () => void {
    if (this.inHand.openedCard()) this.phase = 'shown'
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      if (!isPathOfOpenedCard(this.navigation.path())) this.inHand.forget()
    }
  }
}
