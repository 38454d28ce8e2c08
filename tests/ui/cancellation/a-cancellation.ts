import { LoanCancellabilityQuery } from '@/application/cancellation/loan-cancellability-query'
import { CancellationQuoteQuery } from '@/application/cancellation/cancellation-quote-query'
import { RequestCancellation } from '@/application/cancellation/request-cancellation'
import { DeliverFile } from '@/application/documents/deliver-file'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SkippedItems } from '@/application/shared/skipped-items'
import { ShareFile } from '@/application/shared/share-file'
import { RequestedCancellationViewModel } from '@/ui/cancellation/requested-cancellation-view-model'
import { CancellationViewModel } from '@/ui/cancellation/cancellation-view-model'
import { TransferToCancelLoanViewModel } from '@/ui/cancellation/transfer-to-cancel-loan-view-model'
import { Toasts } from '@/ui/kit/toasts'
import { BrowserWithFakeBackEnd } from '#tests/adapters/http/connected-browser'
import { createPendingRequest, createAsyncState } from '#tests/support/async-state-builders'
import {
  MemoryBrowserDisplay,
  MemoryClipboard,
  MemoryFileSaver,
  MemoryFileSharing,
} from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryFileOpener } from '#tests/support/memory-file-opener'
import { ManualClock } from '#tests/support/manual-clock'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

/** Page on which a signed-in customer cancels a loan early, connected to a fake back end. */
export class LoanCancellationPage {
  readonly browser = new BrowserWithFakeBackEnd()
  readonly fileOpener = new MemoryFileOpener()
  readonly fileSaver = new MemoryFileSaver()
  readonly fileSharing = new MemoryFileSharing()
  readonly browserDisplay = new MemoryBrowserDisplay()
  readonly clipboard = new MemoryClipboard()
  readonly toasts = new Toasts(this.browser.clock)
  readonly model: CancellationViewModel
  readonly requestedModel: RequestedCancellationViewModel
  readonly leaveRequestedScreen: () => void
  private readonly tab

  /**
   * Signs the given persona in. `now` is the time of the clock in epoch milliseconds; by default noon of
   * November 21, 2026.
   */
  constructor(personaId: string, now?: number) {
    const { browser } = this
    const { clock } = browser
    if (now !== undefined) clock.set(now)
    browser.signIn(personaId)
    this.tab = browser.openTab()
    const { sessions, gateways } = this.tab
    const { settings } = readShippedConfiguration()
    const loans = new LoanCancellabilityQuery(gateways.loans, sessions, settings, clock, new SkippedItems())
    const quotes = new CancellationQuoteQuery(
      gateways.cancellation,
      loans,
      this.tab.paymentPrecondition,
      sessions,
      clock,
    )
    const request = new RequestCancellation(gateways.cancellation, quotes, sessions, clock)
    this.model = new CancellationViewModel(
      loans,
      quotes,
      request,
      new LoadAccountStatus(gateways.session, sessions, new ManualClock()),
      sessions,
      new MemoryNavigation('/cancelacion-anticipada'),
      clock,
      createAsyncState(clock),
      createPendingRequest(clock),
    )
    this.requestedModel = new RequestedCancellationViewModel(
      request,
      quotes,
      new DeliverFile(
        this.browserDisplay,
        this.fileOpener,
        this.fileSaver,
        new ShareFile(this.fileSharing, this.fileSaver),
      ),
      this.toasts,
      createPendingRequest(clock),
      createPendingRequest(clock),
    )
    this.leaveRequestedScreen = this.requestedModel.onMount({ cancellationModel: this.model })
  }

  createBankTransferViewModel(): TransferToCancelLoanViewModel {
    const methods = this.tab.gateways.paymentMethodQueries
    return new TransferToCancelLoanViewModel(
      methods,
      this.clipboard,
      readShippedConfiguration().settings,
      this.toasts,
      createAsyncState(this.browser.clock),
    )
  }

  /** Downloads the document of the cancellation that the screen shows as requested. */
  async downloadDocument(): Promise<void> {
    const { payableQuote } = this.model
    if (!payableQuote) throw new Error('No cancellation was requested')
    await this.requestedModel.downloadDocument(payableQuote)
  }

  get shownPhase(): string | undefined {
    return this.model.asyncState.loadedState?.phase
  }

  toastTexts(): readonly string[] {
    return this.toasts.shown.map(({ text }) => text)
  }
}
