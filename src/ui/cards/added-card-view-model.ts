import { inject, injectable } from 'inversify'
import { CardAddition, type AdditionOutcome } from '@/application/cards/card-addition'
import { CardRollout } from '@/application/cards/card-rollout'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { doneChange, failedChange, type ToldCardChange } from './card-change-told'
import { isAdditionStep } from './card-steps'

const texts = myCardsTexts.added

/** How adding the card ended. Source: CAR-03, CAR-06, CAR-07. */
@injectable()
export class AddedCardViewModel {
  told: ToldCardChange | undefined = undefined

  constructor(
    @inject(CardRollout) private readonly rollout: CardRollout,
    @inject(CardAddition) private readonly addition: CardAddition,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'told')
  }

  start(): () => void {
    const outcome = this.addition.outcome()
    if (this.rollout.isOpen() && outcome) this.told = told(outcome)
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      if (!isAdditionStep(this.navigation.path())) this.addition.forget()
    }
  }
}

function told(outcome: AdditionOutcome): ToldCardChange {
  if (outcome.kind === 'added') return doneChange(texts, outcome.lastDigits)
  return failedChange(texts, outcome.failure, { to: addresses.newCard.to(), label: texts.again })
}
