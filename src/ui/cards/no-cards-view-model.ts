import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { CardRollout } from '@/application/cards/card-rollout'

/** What is offered to who has no cards. Source: CAR-01, CAR-03. */
@injectable()
export class NoCardsViewModel {
  adding: 'offered' | 'hidden' = 'hidden'

  constructor(@inject(CardRollout) private readonly rollout: CardRollout) {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): void {
    this.adding = this.rollout.isOpen() ? 'offered' : 'hidden'
  }
}
