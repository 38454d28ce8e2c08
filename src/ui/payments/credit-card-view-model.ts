import { inject, injectable } from 'inversify'
import { PaymentGateway } from '@/application/payments/payment.port'
import { Answer } from '@/ui/kit/answer'
import { observed } from '@/ui/kit/observed'
import { Toasts } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** The link is fetched before it is pressed: browsers block a tab that opens later. */
export interface CreditCardShown {
  readonly phase: 'ready'
  readonly address: string
}

/** Paying with a credit card, on a page that opens in a new tab. Source: PAY-10. */
@injectable()
export class CreditCardViewModel {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Answer) readonly answer: Answer<CreditCardShown>,
  ) {
    observed(this)
  }

  start({ externalId }: { readonly externalId: string }): () => void {
    return this.answer.ask(
      () => this.gateway.creditCardLink(externalId),
      (link) => {
        if (link.ok && link.value !== undefined) return { phase: 'ready', address: link.value }
        const message = paymentsTexts.PayTC.errorMessage
        this.toasts.show({ text: message, tone: 'bad' })
        return { phase: 'failed', message }
      },
    )
  }
}
