import { vi } from 'vitest'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { CouponBookLoansQuery } from '@/application/documents/coupon-book-loans-query'
import { DeliverFile } from '@/application/documents/deliver-file'
import { SendReceipt } from '@/application/documents/send-receipt'
import { OpenReceipt } from '@/application/payments/open-receipt'
import { ReceiptQueries } from '@/application/payments/receipt-queries'
import { ShareFile } from '@/application/shared/share-file'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { addresses } from '@/ui/addresses'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { cents } from '@/domain/shared/money'
import { Toasts } from '@/ui/kit/toasts'
import type { PendingRequest } from '@/ui/kit/pending-request'
import { CouponBookViewModel } from '@/ui/documents/coupon-book-view-model'
import { DebtFreeCertificateViewModel } from '@/ui/documents/debt-free-certificate-view-model'
import { FileDownloader } from '@/ui/documents/file-downloader'
import { InvoicesViewModel } from '@/ui/documents/invoices-view-model'
import { LoanDocumentsViewModel } from '@/ui/documents/loan-documents-view-model'
import { MyPaymentsPositionMemory } from '@/ui/payments/history/my-payments-position'
import { MyPaymentsViewModel } from '@/ui/payments/history/my-payments-view-model'
import {
  PaymentReceiptViewModel,
  type PaymentReceiptScreenState,
} from '@/ui/payments/receipt/payment-receipt-view-model'
import { SendReceiptViewModel } from '@/ui/payments/receipt/send-receipt-view-model'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'
import { BrowserWithFakeBackEnd } from '#tests/adapters/http/connected-browser'
import { createPendingRequest, createAsyncState } from '#tests/support/async-state-builders'
import {
  MemoryBrowserDisplay,
  MemoryClipboard,
  MemoryCurrentDevice,
  MemoryFileSaver,
  MemoryFileSharing,
} from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { MemoryFileOpener } from '#tests/support/memory-file-opener'

/** Page on which a signed-in customer opens their documents, connected to a fake back end. */
export class DocumentsPage {
  readonly browser = new BrowserWithFakeBackEnd()
  readonly fileOpener = new MemoryFileOpener()
  readonly fileSaver = new MemoryFileSaver()
  readonly browserDisplay = new MemoryBrowserDisplay()
  readonly fileSharing = new MemoryFileSharing()
  readonly toasts = new Toasts(this.browser.clock)
  private readonly tab

  constructor(personaId: string) {
    this.browser.signIn(personaId)
    this.tab = this.browser.openTab()
  }

  createCouponBookViewModel(address = '/descargar-cuponera'): CouponBookViewModel {
    const { automaticCollections, loanListQueries, documentQueries } = this.tab.gateways
    const { sessions } = this.tab
    const { clock } = this.browser
    const collections = new AutomaticCollectionQueries(automaticCollections, sessions)
    return new CouponBookViewModel(
      new CouponBookLoansQuery(loanListQueries, collections, clock),
      documentQueries,
      new MemoryNavigation(address),
      this.createDownloader(),
      createAsyncState(clock),
    )
  }

  createLoanDocumentsViewModel(): LoanDocumentsViewModel {
    return new LoanDocumentsViewModel(this.tab.gateways.documentQueries, this.createDownloader())
  }

  createDebtFreeCertificateViewModel(): DebtFreeCertificateViewModel {
    const { clock } = this.browser
    const { loanListQueries, customerDocumentQueries } = this.tab.gateways
    return new DebtFreeCertificateViewModel(
      loanListQueries,
      customerDocumentQueries,
      new MemoryCurrentDevice(),
      new MemoryClipboard(),
      createPendingRequest(clock),
      clock,
      this.createDownloader(),
      createAsyncState(clock),
    )
  }

  createInvoicesViewModel(): InvoicesViewModel {
    const { customerDocumentQueries } = this.tab.gateways
    return new InvoicesViewModel(
      customerDocumentQueries,
      this.createDownloader(),
      createAsyncState(this.browser.clock),
    )
  }

  createMyPaymentsViewModel(
    positions = new MyPaymentsPositionMemory(new MemoryNavigation('/mis-pagos')),
  ): MyPaymentsViewModel {
    return new MyPaymentsViewModel(
      this.createReceiptQueries(),
      positions,
      createAsyncState(this.browser.clock),
    )
  }

  createPaymentReceiptViewModel(key: string): PaymentReceiptViewModel {
    const navigation = new MemoryNavigation(addresses.paymentReceipt.createPath({ key }))
    const share = new ShareFile(this.fileSharing, this.fileSaver)
    const { settings } = readShippedConfiguration()
    const answer = createAsyncState<PaymentReceiptScreenState>(this.browser.clock)
    const { sessions } = this.tab
    const { gateways, operationLog } = this.tab
    const { clock } = this.browser
    const open = new OpenReceipt(
      this.createReceiptQueries(),
      gateways.payments,
      gateways.loans,
      operationLog,
      sessions,
      clock,
    )
    return new PaymentReceiptViewModel(open, share, settings, sessions, this.toasts, navigation, answer)
  }

  createReceiptQueries(): ReceiptQueries {
    const { gateways, sessions } = this.tab
    return new ReceiptQueries(gateways.payments, sessions)
  }

  /**
   * Stores on this device the record of a payment of 100 pesos for a loan of the customer. Returns the
   * idempotency key of the payment.
   */
  async storePaymentRecord(
    externalId: string,
    status: Extract<OperationStatus, 'sent' | 'confirmed'> = 'confirmed',
  ): Promise<string> {
    const customerTaxId = this.tab.sessions.customer()?.taxId ?? ''
    const amount = cents(10_000)
    const before = { due: amount, listed: 0 }
    const terms = { kind: 'installment', channel: 'saved-card' } as const
    const { operationLog } = this.tab
    const sent = await operationLog.createAndApplyEvent(
      { customerTaxId, target: externalId },
      { amount, terms, before },
      'send',
    )
    if (status === 'confirmed') await operationLog.applyEvent(sent, 'confirm')
    return sent.idempotencyKey
  }

  createSendReceiptViewModel(): SendReceiptViewModel {
    const { documentQueries, documents } = this.tab.gateways
    return new SendReceiptViewModel(
      documentQueries,
      new SendReceipt(documents, this.tab.sessions),
      createAsyncState(this.browser.clock),
      this.createPendingRequest(),
    )
  }

  toastTexts(): readonly string[] {
    return this.toasts.shown.map(({ text }) => text)
  }

  /**
   * Returns the texts of the first PDF file that the customer opened; an empty list if they opened no
   * file.
   */
  async readTextsOfFirstOpenedPdf(): Promise<readonly string[]> {
    const bytes = await this.fileOpener.openedFiles[0]?.blob.arrayBuffer()
    return bytes ? parsePdf(new Uint8Array(bytes)).texts : []
  }

  /**
   * Makes the next request of an API call fail. If the answer is a 401, the repetition with a renewed
   * token fails too.
   */
  failNextCall(call: CallName, answer: DemoNextCallAnswer): void {
    this.browser.setNextAnswer(call, answer)
    if (typeof answer === 'object' && 'status' in answer && answer.status === 401)
      this.browser.setNextAnswer(call, answer)
  }

  private createDownloader(): FileDownloader {
    const { browserDisplay, fileOpener, fileSaver } = this
    const handOver = new DeliverFile(
      browserDisplay,
      fileOpener,
      fileSaver,
      new ShareFile(this.fileSharing, fileSaver),
    )
    return new FileDownloader(handOver, this.toasts, this.createPendingRequest())
  }

  private createPendingRequest(): PendingRequest {
    return createPendingRequest(this.browser.clock)
  }
}

/**
 * Runs a function with fake timers and lets 80 seconds pass at once, so that the timeouts of API calls
 * expire. Returns the result of the function.
 */
export async function runWithExpiredTimeouts<Value>(work: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers()
  try {
    const done = work()
    await vi.advanceTimersByTimeAsync(80_000)
    return await done
  } finally {
    vi.useRealTimers()
  }
}
