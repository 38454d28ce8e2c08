import { inject, injectable } from 'inversify'
import type { Invoice } from '@/domain/documents/invoice'
import { paymentsLatestFirst } from '@/domain/loans/recent-payments'
import { CustomerDocumentQueries } from '@/application/documents/customer-document-queries.port'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { MonthListPager, type DatedItem } from '@/ui/kit/month-pages'
import { observeFields } from '@/ui/kit/observe-fields'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { FileDownloader } from './file-downloader'

const pageSizes = { atFirst: 20, moreEachTime: 50 }

interface InvoiceRow extends Invoice, DatedItem {}

export type InvoicesState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'ready'; readonly latest: Invoice; readonly earlier: readonly InvoiceRow[] }

/**
 * The screen with all invoices of the customer, the latest first. At first it shows a part of them; each
 * press of a button shows more. Source: DOC-03.
 */
@injectable()
export class InvoicesViewModel {
  readonly pager = new MonthListPager(() => this.earlier(), pageSizes, documentsTexts.invoices)

  constructor(
    @inject(CustomerDocumentQueries) private readonly documents: CustomerDocumentQueries,
    @inject(FileDownloader) readonly downloader: FileDownloader,
    @inject(AsyncState) readonly asyncState: AsyncState<InvoicesState>,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    const leave = this.asyncState.load(
      () => this.documents.invoices(),
      (invoices) => (invoices.ok ? toInvoicesState(invoices.value) : failedPhase(invoices.failure)),
    )
    return () => {
      leave()
      this.downloader.cancelDownload()
    }
  }

  async downloadInvoice(number: string): Promise<void> {
    const requestFile = () => this.documents.invoice(number)
    await this.downloader.download({ documentKind: 'invoice', fileNameSuffix: number, requestFile })
  }

  private earlier(): readonly InvoiceRow[] {
    const { loadedState } = this.asyncState
    return loadedState?.phase === 'ready' ? loadedState.earlier : []
  }
}

function toInvoicesState(invoices: readonly Invoice[]): InvoicesState {
  const [latest, ...earlier] = paymentsLatestFirst(invoices)
  const rows = earlier.map((invoice) => ({ ...invoice, day: invoice.date }))
  return latest ? { phase: 'ready', latest, earlier: rows } : { phase: 'empty' }
}
