import { inject, injectable } from 'inversify'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { observeFields } from '@/ui/kit/observe-fields'

/** The screen for a customer without cards. Source: CAR-01, CAR-03. */
@injectable()
export class NoCardsViewModel {
  addButtonVisibility: 'offered' | 'hidden' = 'hidden'

  constructor(@inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout) {
    observeFields(this, 'addButtonVisibility')
  }

  onMount(): void {
    this.addButtonVisibility = this.rollout.mayAddCards() ? 'offered' : 'hidden'
  }
}
