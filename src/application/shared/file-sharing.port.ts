import type { PortalFile } from './file-saver.port'
import { definePort } from './port'

/** Shares a file with another app of the device. Source: PAY-07, QRP-08, PAY-22. */
export interface FileSharing {
  /**
   * Opens the device's share dialog for the file. `unsupported`: the device cannot share files, so the
   * caller downloads it instead.
   */
  share(file: PortalFile, name: string): Promise<'shared' | 'dismissed' | 'unsupported'>
}
export const FileSharing = definePort<FileSharing>('FileSharing')
