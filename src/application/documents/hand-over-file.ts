import { inject, injectable } from 'inversify'
import { Display } from '@/application/shared/display.port'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver, type PortalFile } from '@/application/shared/file-saver.port'
import { ShareFile } from '@/application/shared/share-file'

/** Where the customer finds the file now; `dismissed`: they closed the device's own sheet. */
export type HandedOver = 'opened' | 'shared' | 'dismissed' | 'saved'

const extensions = new Map([
  ['application/pdf', '.pdf'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
])

/**
 * Gives a file to the customer: in a new tab by its content type, or saved where no tab may open. In an app
 * installed on iOS a tab stays blank: there the file is shared, or saved. Source: SES-15, GEN-17.
 */
@injectable()
export class HandOverFile {
  constructor(
    @inject(Display) private readonly display: Display,
    @inject(FileOpener) private readonly opener: FileOpener,
    @inject(FileSaver) private readonly saver: FileSaver,
    @inject(ShareFile) private readonly shareFile: ShareFile,
  ) {}

  /** The name is without its extension, which follows the content type. */
  async execute(file: PortalFile, name: string): Promise<HandedOver> {
    const fileName = name + extensionOf(file.contentType)
    if (!this.display.opensTabs()) return this.shareFile.execute(file, fileName)
    if (this.opener.open(file) === 'opened') return 'opened'
    this.saver.download(file, fileName)
    return 'saved'
  }
}

/** `application/pdf;charset=binary` is a PDF too. */
function extensionOf(contentType: string): string {
  const [type = ''] = contentType.split(';', 1)
  return extensions.get(type.trim().toLowerCase()) ?? ''
}
