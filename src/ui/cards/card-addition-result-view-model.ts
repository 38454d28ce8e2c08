import { inject, injectable } from 'inversify'
import type { OperationRecord } from '@/domain/shared/operation'
import {
  CardAdditionInProgress,
  expectedChangeByAddition,
  type CardAdditionOutcome,
} from '@/application/cards/card-addition'
import { CardAdditionRollout } from '@/application/cards/card-addition-rollout'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { myCardsTexts, type CardChangeResultTexts } from '@/ui/texts/my-cards.texts'
import {
  cardChangeTextsAfterEarlierAttempts,
  cardChangeSuccessContent,
  cardChangeFailureContent,
  type CardChangeResultContent,
  type LabelledLink,
} from './card-change-result-content'
import { isAddCardPath } from './card-steps'
import { CardChangeFollower } from './card-change-follower'

const texts = myCardsTexts.added

/** The screen with the result of adding a card. Source: CAR-03, CAR-06, CAR-07. */
@injectable()
export class CardAdditionResultViewModel {
  resultContent: CardChangeResultContent | undefined = undefined

  constructor(
    @inject(CardAdditionRollout) private readonly rollout: CardAdditionRollout,
    @inject(CardAdditionInProgress) private readonly addition: CardAdditionInProgress,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(CardChangeFollower) readonly changeFollower: CardChangeFollower,
  ) {
    observeFields(this, 'resultContent')
  }

  onMount(): () => void {
    const outcome = this.addition.outcome()
    if (this.rollout.mayAddCards() && outcome) this.showOutcome(outcome)
    else this.navigation.goTo(addresses.cards.createPath(), { replace: true })
    return () => {
      this.changeFollower.stopFollowing()
      if (!isAddCardPath(this.navigation.path())) this.addition.forget()
    }
  }

  private showOutcome(outcome: CardAdditionOutcome): void {
    switch (outcome.kind) {
      case 'added':
        this.resultContent = cardChangeSuccessContent(texts, outcome.card)
        return
      case 'not-added':
        this.resultContent = cardChangeFailureContent(this.outcomeTexts(), outcome.reason, this.retryLink())
        return
      case 'unknown':
        this.addition.acknowledgeOperation(outcome.operation)
        this.changeFollower.followChange(outcome, expectedChangeByAddition(outcome), {
          texts: this.outcomeTexts(outcome.operation),
          retryLink: this.retryLink(),
          showResult: (report) => {
            this.resultContent = report
          },
          onDone: () => this.addition.forget(),
        })
    }
  }

  private outcomeTexts(own?: OperationRecord): CardChangeResultTexts {
    return cardChangeTextsAfterEarlierAttempts(texts, this.addition.acknowledgedAdditionKeys, own)
  }

  /**
   * Returns the link with which the customer tries again to add a card. If no loans for the card are chosen,
   * the link leads to the screen for choosing loans.
   */
  private retryLink(): LabelledLink {
    const step = this.addition.chosenLoans().length > 0 ? addresses.newCard : addresses.cardLoans
    return { to: step.createPath(), label: texts.again }
  }
}
