import { inject, injectable } from 'inversify'
import { CardAddition, type AdditionOutcome } from '@/application/cards/card-addition'
import { CardRollout } from '@/application/cards/card-rollout'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { isAdditionStep } from './card-steps'

export type AddedCardState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'told'; readonly outcome: AdditionOutcome }

/** How adding the card ended. Source: CAR-03, CAR-06, CAR-07. */
@injectable()
export class AddedCardViewModel {
  state: AddedCardState = { phase: 'opening' }

  constructor(
    @inject(CardRollout) private readonly rollout: CardRollout,
    @inject(CardAddition) private readonly addition: CardAddition,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    const outcome = this.addition.outcome()
    if (this.rollout.isOpen() && outcome) this.state = { phase: 'told', outcome }
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      if (!isAdditionStep(this.navigation.path())) this.addition.forget()
    }
  }
}
