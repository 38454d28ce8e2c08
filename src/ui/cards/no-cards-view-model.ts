import { inject, injectable } from 'inversify'
import { CardRollout } from '@/application/cards/card-rollout'
import { observeFields } from '@/ui/kit/observe-fields'

/** The screen for a customer without cards. Source: CAR-01, CAR-03. */
@injectable()
export class NoCardsViewModel {
  adding: 'offered' | 'hidden' = 'hidden'

  constructor(@inject(CardRollout) private readonly rollout: CardRollout) {
    observeFields(this, 'adding')
  }

  start(): void {
    this.adding = this.rollout.mayAddCards() ? 'offered' : 'hidden'
  }
}
