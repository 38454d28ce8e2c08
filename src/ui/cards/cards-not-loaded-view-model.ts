import { inject, injectable } from 'inversify'
import { LastCardLoadFailure } from '@/application/cards/last-card-load-failure'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'

/**
 * The screen which says what could not be loaded in 'My cards', and which has a link for trying again.
 * Source: CAR-01, CAR-05.
 */
@injectable()
export class CardsNotLoadedViewModel {
  title: string = myCardsTexts.failure.ofCards
  message: string = myCardsTexts.failure.unknown
  retryPath: string = addresses.cards.createPath()

  constructor(@inject(LastCardLoadFailure) private readonly lastFailure: LastCardLoadFailure) {
    observeFields(this, 'title', 'message', 'retryPath')
  }

  onMount(): void {
    const report = this.lastFailure.lastFailure()
    if (!report) return
    this.message = gatewayFailureText(report.failure)
    if (report.failedList === 'cards') return
    this.title = myCardsTexts.failure.ofLoans
    this.retryPath = addresses.cardLoans.createPath()
  }
}
