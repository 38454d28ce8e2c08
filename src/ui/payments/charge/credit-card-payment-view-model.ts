import { inject, injectable } from 'inversify'
import { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { PayOnProviderPage, type CreditCardPaymentLink } from '@/application/payments/pay-on-provider-page'
import { AsyncState, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { paymentNotSentText } from '@/ui/texts/not-charged.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import type { PaymentProgressEvent } from '@/ui/payments/choose/payment-progress-event'

const texts = paymentsTexts.PayTC

/**
 * The state of the link to the payment page. The portal requests the link before the customer presses
 * it, because browsers block a new tab that opens only after a request. Source: PAY-20.
 */
interface CreditCardPaymentState {
  readonly phase: 'ready'
  readonly link: CreditCardPaymentLink
}

export interface CreditCardPaymentProps {
  /** Returns the payment that the customer can make at this moment; undefined if nothing can be paid. */
  readonly currentPaymentRequest: () => PaymentRequest | undefined
  readonly onProgress: (report: PaymentProgressEvent) => void
}

type PaymentLinkResult = Awaited<ReturnType<PayOnProviderPage['creditCardPaymentLink']>> | undefined

/**
 * The view in which the customer pays with a credit card, on a page that opens in a new tab. Source:
 * PAY-10, PAY-20.
 */
@injectable()
export class CreditCardPaymentViewModel {
  private currentPaymentRequest: CreditCardPaymentProps['currentPaymentRequest'] = () => undefined
  private report: CreditCardPaymentProps['onProgress'] = () => undefined

  constructor(
    @inject(PayOnProviderPage) private readonly payOnProviderPage: PayOnProviderPage,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<CreditCardPaymentState>,
  ) {
    observeFields(this)
  }

  onMount({ currentPaymentRequest, onProgress }: CreditCardPaymentProps): () => void {
    this.currentPaymentRequest = currentPaymentRequest
    this.report = onProgress
    return this.asyncState.load(
      () => this.prepare(),
      (prepared) => this.toState(prepared),
    )
  }

  /**
   * Returns whether the customer may open the link and, if so, records that they go to the payment page. If
   * the link may be outdated, requests a new one and returns false.
   */
  checkPaymentLinkBeforeOpening(): boolean {
    const { loadedState } = this.asyncState
    const request = this.currentPaymentRequest()
    if (loadedState && request && this.payOnProviderPage.recordRedirectIfAllowed(request, loadedState.link))
      return true
    this.toasts.show({ text: texts.checkedAgain, tone: 'info' })
    void this.asyncState.retry()
    return false
  }

  private async prepare(): Promise<PaymentLinkResult> {
    const request = this.currentPaymentRequest()
    return request && this.payOnProviderPage.creditCardPaymentLink(request)
  }

  private toState(prepared: PaymentLinkResult): CreditCardPaymentState | FailedPhase | undefined {
    if (!prepared) return undefined
    if (prepared.ok) return { phase: 'ready', link: prepared.value }
    const { failure } = prepared
    if (failure.kind === 'not-sent') {
      const message = paymentNotSentText(
        failure.why,
        OperationNotDoneProof.fromPressWithoutOperation(undefined),
      )
      this.report({ kind: 'not-sent', message })
      return { phase: 'failed', message }
    }
    this.toasts.show({ text: texts.errorMessage, tone: 'bad' })
    return { phase: 'failed', message: texts.errorMessage }
  }
}
