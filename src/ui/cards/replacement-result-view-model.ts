import { inject, injectable } from 'inversify'
import { CardInHand, type ReplacementOutcome } from '@/application/cards/card-in-hand'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { doneChange, failedChange, type ToldCardChange, type WayOn } from './card-change-told'
import { isAboutCardInHand } from './card-steps'

const texts = myCardsTexts.replaced

/** Where another try begins. Source: CAR-09. */
const nextTries: Readonly<Record<ReplacementOutcome['by'], WayOn>> = {
  existing: { to: addresses.replacementChoice.to(), label: texts.againExisting },
  new: { to: addresses.replacementCard.to(), label: texts.againNew },
}

/** How replacing the card ended. Source: CAR-07, CAR-09. */
@injectable()
export class ReplacementResultViewModel {
  told: ToldCardChange | undefined = undefined

  constructor(
    @inject(CardInHand) private readonly inHand: CardInHand,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observed(this, 'told')
  }

  start(): () => void {
    const outcome = this.inHand.outcome()
    if (outcome) this.told = told(outcome)
    else this.navigation.go(addresses.cards.to(), { replace: true })
    return () => {
      if (!isAboutCardInHand(this.navigation.path())) this.inHand.forget()
    }
  }
}

function told(outcome: ReplacementOutcome): ToldCardChange {
  if (outcome.kind === 'replaced') return doneChange(texts, outcome.lastDigits)
  return failedChange(texts, outcome.failure, nextTries[outcome.by])
}
