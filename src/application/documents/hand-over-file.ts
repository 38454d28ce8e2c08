import { inject, injectable } from 'inversify'
import { FileOpener } from '@/application/shared/file-opener.port'
import { FileSaver, type PortalFile } from '@/application/shared/file-saver.port'

/** Where the customer finds the file now. */
export type HandedOver = 'opened' | 'saved'

const extensions = new Map([
  ['application/pdf', '.pdf'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg'],
])

/** Gives a file to the customer: in a new tab by its content type, or saved where no tab may open. Source: SES-15. */
@injectable()
export class HandOverFile {
  constructor(
    @inject(FileOpener) private readonly opener: FileOpener,
    @inject(FileSaver) private readonly saver: FileSaver,
  ) {}

  /** The name is without its extension, which follows the content type. */
  execute(file: PortalFile, name: string): HandedOver {
    if (this.opener.open(file) === 'opened') return 'opened'
    this.saver.download(file, name + extensionOf(file.contentType))
    return 'saved'
  }
}

/** `application/pdf;charset=binary` is a PDF too. */
function extensionOf(contentType: string): string {
  const [type = ''] = contentType.split(';', 1)
  return extensions.get(type.trim().toLowerCase()) ?? ''
}
