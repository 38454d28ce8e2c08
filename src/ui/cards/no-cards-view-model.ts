import { inject, injectable } from 'inversify'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { observeFields } from '@/ui/kit/observe-fields'

/** The screen for a customer without cards. Source: CAR-01, CAR-03. */
@injectable()
export class NoCardsViewModel {
  adding: 'offered' | 'hidden' = 'hidden'

  constructor(@inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout) {
    observeFields(this, 'adding')
  }

  onMount(): void {
    this.adding = this.rollout.mayAddCards() ? 'offered' : 'hidden'
  }
}
