import { inject, injectable } from 'inversify'
import { SelectedCard, type CardReplacementOutcome } from '@/application/cards/selected-card'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import {
  cardChangeTextsAfterEarlierAttempts,
  cardChangeSuccessContent,
  cardChangeFailureContent,
  type CardChangeResultContent,
  type LabelledLink,
} from './card-change-result-content'
import { isCardDetailOrReplacementPath } from './card-steps'
import { CardChangeFollower } from './card-change-follower'

const texts = myCardsTexts.replaced

/**
 * The links for another attempt to replace a card: with another saved card, or with a new one. Source:
 * CAR-09.
 */
const retryLinkByReplacementKind: Readonly<Record<CardReplacementOutcome['by'], LabelledLink>> = {
  existing: { to: addresses.replacementChoice.createPath(), label: texts.againExisting },
  new: { to: addresses.replacementCard.createPath(), label: texts.againNew },
}

/** The screen with the result of replacing a card. Source: CAR-07, CAR-09. */
@injectable()
export class CardReplacementResultViewModel {
  resultContent: CardChangeResultContent | undefined = undefined

  constructor(
    @inject(SelectedCard) private readonly selectedCard: SelectedCard,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CardChangeFollower) readonly changeFollower: CardChangeFollower,
  ) {
    observeFields(this, 'resultContent')
  }

  onMount(): () => void {
    const outcome = this.selectedCard.outcome()
    if (outcome) this.showOutcome(outcome)
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.changeFollower.stopFollowing()
      if (!isCardDetailOrReplacementPath(this.navigation.path())) this.selectedCard.forget()
    }
  }

  private showOutcome(outcome: CardReplacementOutcome): void {
    const retryLink = retryLinkByReplacementKind[outcome.by]
    switch (outcome.kind) {
      case 'replaced':
        this.resultContent = cardChangeSuccessContent(texts, outcome.card)
        return
      case 'not-replaced':
        this.resultContent = cardChangeFailureContent(
          cardChangeTextsAfterEarlierAttempts(texts, this.selectedCard.acknowledgedReplacementKeys),
          outcome.reason,
          retryLink,
        )
        return
      case 'unknown': {
        const { by, card } = outcome
        const replaced = this.selectedCard.openedCard()
        const ofAttempt = cardChangeTextsAfterEarlierAttempts(
          texts,
          this.selectedCard.acknowledgedReplacementKeys,
          outcome.operation,
        )
        this.selectedCard.acknowledgeOperation(outcome.operation)
        this.changeFollower.followChange(outcome, this.selectedCard.expectedChangeByReplacement(outcome), {
          texts: ofAttempt,
          retryLink,
          showResult: (report) => {
            this.resultContent = report
          },
          onDone: () => replaced && this.selectedCard.saveOutcome(replaced, { kind: 'replaced', by, card }),
        })
      }
    }
  }
}
