import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import {
  CancellationQuoteQuery,
  type CancellationQuote,
} from '@/application/cancellation/cancellation-quote-query'
import { RequestCancellation } from '@/application/cancellation/request-cancellation'
import { DeliverFile } from '@/application/documents/deliver-file'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { cancellationDocumentFailureText, cancellationDocumentSavedText } from '@/ui/texts/cancellation.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { LoanCancellationPaymentMethod } from './cancellation-state'
import type { CancellationViewModel } from './cancellation-view-model'

const paymentTexts = paymentsTexts.summary

/**
 * Why a requested cancellation is read again: the customer asked for that, or they came back to the page. If
 * nothing has changed, a message says so only to a customer who asked.
 */
type CancellationRefreshReason = 'asked-for' | 'came-back'

interface RequestedCancellationInput {
  readonly cancellationModel: Pick<CancellationViewModel, 'payableQuote' | 'showRefreshedQuote'>
}

/**
 * The screen of a requested cancellation: how to pay it, its document, and the question whether it still has
 * to be paid. Source: CAN-03, PAY-20.
 */
@injectable()
export class RequestedCancellationViewModel {
  paymentMethod: LoanCancellationPaymentMethod | undefined = undefined
  isDownloading = false
  isRefreshing = false
  private cancellation: RequestedCancellationInput['cancellationModel'] | undefined = undefined

  constructor(
    @inject(RequestCancellation) private readonly requestCancellation: RequestCancellation,
    @inject(CancellationQuoteQuery) private readonly quotes: CancellationQuoteQuery,
    @inject(DeliverFile) private readonly deliverFile: DeliverFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingDownload: PendingRequest,
    @inject(PendingRequest) private readonly pendingRefresh: PendingRequest,
  ) {
    observeFields(this, 'paymentMethod', 'isDownloading', 'isRefreshing')
  }

  onMount({ cancellationModel }: RequestedCancellationInput): () => void {
    this.cancellation = cancellationModel
    return () => {
      this.pendingDownload.cancel()
      this.pendingRefresh.cancel()
    }
  }

  choosePaymentMethod(method: LoanCancellationPaymentMethod): void {
    this.paymentMethod = method
  }

  refreshOnReturnToPage(): void {
    void this.refresh('came-back')
  }

  /**
   * Asks the lender for the price again, because the customer may have paid it or the price may have changed.
   * Source: CAN-03, PAY-20.
   */
  async refresh(reason: CancellationRefreshReason): Promise<void> {
    const quote = this.cancellation?.payableQuote
    if (this.isRefreshing || !quote) return
    this.isRefreshing = true
    try {
      await this.pendingRefresh.waitForAnswer(this.quotes.execute(quote.loan), (found) => {
        const shown = this.cancellation?.showRefreshedQuote(found)
        if (shown === 'unchanged' && reason === 'asked-for') this.showUnchanged(found.ok)
      })
    } finally {
      runInAction(() => {
        this.isRefreshing = false
      })
    }
  }

  async downloadDocument(quote: CancellationQuote): Promise<void> {
    if (this.isDownloading) return
    this.isDownloading = true
    let delivered: Promise<void> | undefined
    try {
      await this.pendingDownload.waitForAnswer(
        this.requestCancellation.cancellationDocument(quote),
        (file) => {
          if (file.ok) delivered = this.deliver(file.value, quote.loan.externalId)
          else this.showMessage('bad', cancellationDocumentFailureText(file.failure))
        },
      )
      await delivered
    } finally {
      runInAction(() => {
        this.isDownloading = false
      })
    }
  }

  private showUnchanged(isPriceKnown: boolean): void {
    if (isPriceKnown) this.toasts.show({ text: paymentTexts.notYet, tone: 'info' })
    else this.toasts.show({ text: paymentTexts.notRefreshed, tone: 'bad' })
  }

  private async deliver(file: PortalFile, externalId: string): Promise<void> {
    const text = cancellationDocumentSavedText(
      await this.deliverFile.execute(file, `cancelacion-${externalId}`),
    )
    if (text !== undefined) this.showMessage('good', text)
  }

  private showMessage(tone: 'good' | 'bad', text: string): void {
    this.toasts.show({ text, tone, seconds: downloadToastSeconds })
  }
}
