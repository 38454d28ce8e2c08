import { inject, injectable } from 'inversify'
import { DocumentQueries } from '@/application/documents/document.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { FileDownloader, type DocumentDownloadRequest } from './file-downloader'
import type { DownloadableLoanDocuments } from './loan-documents'

/**
 * Downloads the documents of one loan for the section of the loan's screen that lists them. Source: LOA-10.
 */
@injectable()
export class LoanDocumentsViewModel {
  constructor(
    @inject(DocumentQueries) private readonly documents: DocumentQueries,
    @inject(FileDownloader) readonly downloader: FileDownloader,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    return () => this.downloader.cancelDownload()
  }

  async downloadDocument(
    documentKind: DownloadableLoanDocuments['documentKinds'][number],
    loan: Pick<DownloadableLoanDocuments, 'loanId' | 'externalId'>,
  ): Promise<void> {
    await this.downloader.download({
      documentKind,
      fileNameSuffix: loan.externalId,
      requestFile: this.asking(documentKind, loan),
    })
  }

  private asking(
    documentKind: DownloadableLoanDocuments['documentKinds'][number],
    { loanId, externalId }: Pick<DownloadableLoanDocuments, 'loanId' | 'externalId'>,
  ): DocumentDownloadRequest['requestFile'] {
    if (documentKind === 'coupon-book') return () => this.documents.couponBook(loanId)
    return () => this.documents.loanDocumentFile(externalId, documentKind)
  }
}
