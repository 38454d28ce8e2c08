import { inject, injectable } from 'inversify'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver, type PortalFile } from '@/application/shared/file-saver.port'
import { ShareFile } from '@/application/shared/share-file'

/**
 * How the file was given to the customer. `dismissed`: the customer did not get it, because they closed the
 * share dialog.
 */
export type FileDeliveryOutcome = 'opened' | 'shared' | 'dismissed' | 'saved'

const extensionByContentType = new Map([
  ['application/pdf', '.pdf'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
])

/**
 * Gives a file to the customer: opens it in a new tab, or downloads it if the browser does not open a tab. If
 * the portal is installed as an app on iOS, a new tab would stay blank, so the file is shared or downloaded.
 * Source: SES-15, GEN-17.
 */
@injectable()
export class DeliverFile {
  constructor(
    @inject(BrowserDisplay) private readonly browserDisplay: BrowserDisplay,
    @inject(FileOpener) private readonly opener: FileOpener,
    @inject(FileSaver) private readonly saver: FileSaver,
    @inject(ShareFile) private readonly shareFile: ShareFile,
  ) {}

  /**
   * Gives the file to the customer. `name` has no file extension; the extension follows from the content
   * type.
   */
  async execute(file: PortalFile, name: string): Promise<FileDeliveryOutcome> {
    const fileName = name + extensionOfContentType(file.contentType)
    if (!this.browserDisplay.canOpenTabs()) return this.shareFile.execute(file, fileName)
    if (this.opener.open(file) === 'opened') return 'opened'
    this.saver.download(file, fileName)
    return 'saved'
  }
}

/**
 * Returns the extension for a content type, ignoring its parameters: `application/pdf;charset=binary` is a
 * PDF.
 */
function extensionOfContentType(contentType: string): string {
  const [type = ''] = contentType.split(';', 1)
  return extensionByContentType.get(type.trim().toLowerCase()) ?? ''
}
