import { inject, injectable } from 'inversify'
import { CardInHand, type ReplacementOutcome } from '@/application/cards/card-in-hand'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { isAboutCardInHand } from './card-steps'

export type ReplacementResultState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'told'; readonly outcome: ReplacementOutcome }

/** How replacing the card ended. Source: CAR-07, CAR-09. */
@injectable()
export class ReplacementResultViewModel {
  state: ReplacementResultState = { phase: 'opening' }

  constructor(
    @inject(CardInHand) private readonly inHand: CardInHand,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    const outcome = this.inHand.outcome()
    if (outcome) this.state = { phase: 'told', outcome }
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      if (!isAboutCardInHand(this.navigation.path())) this.inHand.forget()
    }
  }

  /** Where another try begins. Source: CAR-09. */
  get nextTry(): string {
    const isByNew = this.state.phase === 'told' && this.state.outcome.by === 'new'
    return isByNew ? addresses.replacementCard.to() : addresses.replacementChoice.to()
  }
}
