import { inject, injectable } from 'inversify'
import { FileSaver, type PortalFile } from './file-saver.port'
import { FileSharing } from './file-sharing.port'

/**
 * What happened to a file that was to be shared. `saved`: it was downloaded instead. `dismissed`: the
 * customer closed the share dialog.
 */
type ShareOutcome = 'shared' | 'dismissed' | 'saved'

/**
 * Shares a file with another app of the device, or downloads it if the device cannot share. Source: PAY-07,
 * QRP-08, PAY-22.
 */
@injectable()
export class ShareFile {
  constructor(
    @inject(FileSharing) private readonly fileSharing: FileSharing,
    @inject(FileSaver) private readonly saver: FileSaver,
  ) {}

  async execute(file: PortalFile, name: string): Promise<ShareOutcome> {
    const outcome = await this.fileSharing.share(file, name)
    if (outcome !== 'unsupported') return outcome
    this.saver.download(file, name)
    return 'saved'
  }
}
