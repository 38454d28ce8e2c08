import { inject, injectable } from 'inversify'
import { CardInHand } from '@/application/cards/card-in-hand'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { isAboutCardInHand } from './card-steps'

/** The screen that says that the new card cannot replace the other one. Source: CAR-09. */
@injectable()
export class NotReplacedViewModel {
  phase: 'opening' | 'shown' = 'opening'

  constructor(
    @inject(CardInHand) private readonly inHand: CardInHand,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'phase')
  }

  start(): () => void {
    if (this.inHand.current()) this.phase = 'shown'
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      if (!isAboutCardInHand(this.navigation.path())) this.inHand.forget()
    }
  }
}
