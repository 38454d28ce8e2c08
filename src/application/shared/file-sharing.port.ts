import type { PortalFile } from './file-saver.port'

/** Hands a file to another app of the device. Source: PAY-07, QRP-08, PAY-22. */
export interface FileSharing {
  /** `unsupported` where the device cannot share files: then it is to be downloaded. */
  share(file: PortalFile, name: string): Promise<'shared' | 'dismissed' | 'unsupported'>
}
export const FileSharing = Symbol('FileSharing')
