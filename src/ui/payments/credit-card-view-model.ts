import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { PaymentGateway } from '@/application/payments/payment.port'
import { SlowNotice } from '@/ui/kit/slow-notice'
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
  private load = 0

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(SlowNotice) readonly slow: SlowNotice,
  ) {
    makeAutoObservable<this, 'load' | 'externalId' | 'toasts'>(
      this,
      { load: false, externalId: false, toasts: false, slow: false },
      { autoBind: true },
    )
  }

  start({ externalId }: { readonly externalId: string }): () => void {
    this.externalId = externalId
    void this.retry()
    return () => {
      this.load++
      this.slow.stop()
    }
  }

  async retry(): Promise<void> {
    const load = ++this.load
    this.state = { phase: 'loading' }
    const stopWatching = this.slow.watch()
    const link = await this.gateway.creditCardLink(this.externalId)
    stopWatching()
    if (load !== this.load) return
    const address = link.ok ? link.value : undefined
    runInAction(() => {
      this.state = address === undefined ? { phase: 'failed' } : { phase: 'ready', address }
    })
    if (address === undefined) this.toasts.show({ text: paymentsTexts.PayTC.errorMessage, tone: 'bad' })
  }
}
