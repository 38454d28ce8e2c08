import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { CardGateway } from '@/application/cards/card.port'
import { HandOverFile } from '@/application/documents/hand-over-file'
import { observed } from '@/ui/kit/observed'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { Waiting } from '@/ui/kit/waiting'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'

/** The terms of a debit from those loans' card; after leaving the screen they do not open any more. Source: CAR-06, SES-15. */
@injectable()
export class AdherenceTerms {
  phase: 'none' | 'opening' = 'none'

  constructor(
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(HandOverFile) private readonly handOver: HandOverFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'phase')
  }

  async open(externalIds: readonly string[]): Promise<void> {
    if (this.phase === 'opening') return
    this.phase = 'opening'
    await this.waiting.for(this.gateway.adherenceTerms(externalIds), (terms) => {
      if (terms.ok) this.handOver.execute(terms.value, myCardsTexts.summary.termsFile)
      else this.tellFailure()
    })
    runInAction(() => {
      this.phase = 'none'
    })
  }

  end(): void {
    this.waiting.end()
  }

  private tellFailure(): void {
    const text = myCardsTexts.errorToShowTermsAndCond
    this.toasts.show({ text, tone: 'bad', seconds: downloadToastSeconds })
  }
}
