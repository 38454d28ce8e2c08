import { inject, injectable } from 'inversify'
import { CardTrouble } from '@/application/cards/card-trouble'
import { observed } from '@/ui/kit/observed'
import { addresses } from '@/ui/addresses'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'

/** The failure page: what could not be loaded, and where to try again. Source: CAR-01, CAR-05. */
@injectable()
export class CardFailureViewModel {
  title: string = myCardsTexts.failure.ofCards
  message: string = myCardsTexts.failure.unknown
  retryPath: string = addresses.cards.to()

  constructor(@inject(CardTrouble) private readonly trouble: CardTrouble) {
    observed(this, 'title', 'message', 'retryPath')
  }

  start(): void {
    const trouble = this.trouble.current()
    if (!trouble) return
    this.message = gatewayFailureText(trouble.failure)
    if (trouble.of === 'cards') return
    this.title = myCardsTexts.failure.ofLoans
    this.retryPath = addresses.cardLoans.to()
  }
}
