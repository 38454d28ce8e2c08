import { inject, injectable } from 'inversify'
import { PaymentGateway } from '@/application/payments/payment.port'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { Toasts } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** The link is fetched before it is pressed: browsers block a tab that opens later. */
export type CreditCardState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly address: string }
  | { readonly phase: 'failed' }

/** Paying with a credit card, on a page that opens in a new tab. Source: PAY-10. */
@injectable()
export class CreditCardViewModel {
  state: CreditCardState = { phase: 'loading' }
  private externalId = ''

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state')
  }

  start({ externalId }: { readonly externalId: string }): () => void {
    this.externalId = externalId
    void this.retry()
    return this.waiting.end
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.gateway.creditCardLink(this.externalId), (link) => {
      const address = link.ok ? link.value : undefined
      this.state = address === undefined ? { phase: 'failed' } : { phase: 'ready', address }
      if (address === undefined) this.toasts.show({ text: paymentsTexts.PayTC.errorMessage, tone: 'bad' })
    })
  }
}
