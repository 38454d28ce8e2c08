import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Result } from '@/domain/shared/result'
import { DeliverFile } from '@/application/documents/deliver-file'
import type { CustomerDocumentFailure } from '@/application/documents/customer-document-queries.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import {
  documentDownloadedText,
  documentDownloadFailureText,
  type DownloadableDocumentKind,
} from '@/ui/texts/documents.texts'

export interface DocumentDownloadRequest {
  readonly documentKind: DownloadableDocumentKind
  /**
   * What is added at the end of the file name: the number of the document's loan or invoice; the day of the
   * download for a debt-free certificate.
   */
  readonly fileNameSuffix: string
  readonly requestFile: () => Promise<Result<PortalFile, CustomerDocumentFailure>>
}

/**
 * Downloads one file at a time and shows the result as a toast. If the customer leaves the screen before the
 * file is downloaded, the file is not opened. Source: LOA-10, SES-15.
 */
@injectable()
export class FileDownloader {
  /** The document that is being downloaded now; undefined if no download is running. */
  runningDownload: Pick<DocumentDownloadRequest, 'documentKind' | 'fileNameSuffix'> | undefined = undefined

  constructor(
    @inject(DeliverFile) private readonly deliverFile: DeliverFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'runningDownload')
  }

  async download({ documentKind, fileNameSuffix, requestFile }: DocumentDownloadRequest): Promise<void> {
    if (this.runningDownload !== undefined) return
    this.runningDownload = { documentKind, fileNameSuffix }
    let handedOver = Promise.resolve()
    await this.pendingRequest.waitForAnswer(requestFile(), (file) => {
      if (file.ok) handedOver = this.deliver(file.value, documentKind, fileNameSuffix)
      else this.showMessage('bad', documentDownloadFailureText(documentKind, file.failure))
    })
    await handedOver
    runInAction(() => {
      this.runningDownload = undefined
    })
  }

  isDownloading(documentKind: DownloadableDocumentKind, fileNameSuffix: string): boolean {
    return (
      this.runningDownload?.documentKind === documentKind &&
      this.runningDownload.fileNameSuffix === fileNameSuffix
    )
  }

  cancelDownload(): void {
    this.pendingRequest.cancel()
  }

  private async deliver(
    file: PortalFile,
    documentKind: DownloadableDocumentKind,
    fileNameSuffix: string,
  ): Promise<void> {
    const text = documentDownloadedText(
      documentKind,
      await this.deliverFile.execute(file, `${fileNamePrefixes[documentKind]}-${fileNameSuffix}`),
    )
    if (text !== undefined) this.showMessage('good', text)
  }

  private showMessage(tone: 'good' | 'bad', text: string): void {
    this.toasts.show({ text, tone, seconds: downloadToastSeconds })
  }
}

const fileNamePrefixes: Readonly<Record<DownloadableDocumentKind, string>> = {
  'coupon-book': 'cuponera',
  contract: 'contrato',
  'services-receipt': 'comprobante-de-servicios',
  'debt-free': 'libre-deuda',
  invoice: 'factura',
}
