import { inject, injectable } from 'inversify'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { PayOnProviderPage, type ProviderPaymentFailure } from '@/application/payments/pay-on-provider-page'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { Toasts } from '@/ui/kit/toasts'
import { paymentNotSentText } from '@/ui/texts/not-charged.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import type { PaymentProgressEvent } from '@/ui/payments/choose/payment-progress-event'

const texts = paymentsTexts.PayMP

/** The view in which the customer pays with the wallet on the provider's page. Source: PAY-09. */
@injectable()
export class WalletPaymentViewModel {
  /**
   * Whether the customer is leaving for the provider's page. `leaving`: the portal is requesting that
   * page; `left`: the browser is loading it.
   */
  redirectPhase: 'idle' | 'leaving' | 'left' = 'idle'
  private screen = new AbortController()
  private report: (report: PaymentProgressEvent) => void = () => undefined

  constructor(
    @inject(PayOnProviderPage) private readonly payOnProviderPage: PayOnProviderPage,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'redirectPhase')
  }

  onMount({ report }: { readonly report: (report: PaymentProgressEvent) => void }): () => void {
    this.report = report
    this.screen = new AbortController()
    return () => {
      this.screen.abort()
      this.pendingRequest.cancel()
    }
  }

  async goToWalletProvider(request: PaymentRequest): Promise<void> {
    if (this.redirectPhase !== 'idle') return
    this.redirectPhase = 'leaving'
    const starting = this.payOnProviderPage.startWalletPayment(request, this.screen.signal)
    await this.pendingRequest.waitForAnswer(starting, (started) => {
      this.redirectPhase = started.ok ? 'left' : 'idle'
      if (started.ok) this.navigation.openExternalAddress(started.value)
      else this.showFailure(started.failure)
    })
  }

  /** Offers the wallet again when the customer comes back from the provider's page. */
  returnFromProvider(): void {
    if (this.redirectPhase === 'left') this.redirectPhase = 'idle'
  }

  private showFailure(failure: ProviderPaymentFailure): void {
    if (failure.kind === 'no-address') {
      this.toasts.show({ text: failure.wasStarted ? texts.notKnown : texts.errorMessage, tone: 'bad' })
      return
    }
    const message = paymentNotSentText(
      failure.why,
      OperationNotDoneProof.fromPressWithoutOperation(undefined),
    )
    this.report({ kind: 'not-sent', message })
  }
}
