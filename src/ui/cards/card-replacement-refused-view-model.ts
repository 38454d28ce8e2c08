import { inject, injectable } from 'inversify'
import { SelectedCard } from '@/application/cards/selected-card'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { isCardDetailOrReplacementPath } from './card-steps'

const texts = myCardsTexts.notReplaced

/**
 * The screen that says that the new card cannot replace the card that the customer opened. Source: CAR-09.
 */
@injectable()
export class CardReplacementRefusedViewModel {
  screenPhase: 'opening' | 'shown' = 'opening'

  constructor(
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'screenPhase')
  }

  /**
   * Text that says what did not change. If the outcome of an earlier attempt is unknown, the earlier attempt
   * may still replace the card.
   */
  get subtitle(): string {
    return this.selectedCard.acknowledgedReplacementKeys.length > 0 ? texts.subtitleAgain : texts.subtitle
  }

  onMount(): () => void {
    if (this.selectedCard.openedCard()) this.screenPhase = 'shown'
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      if (!isCardDetailOrReplacementPath(this.navigation.path())) this.selectedCard.forget()
    }
  }
}
