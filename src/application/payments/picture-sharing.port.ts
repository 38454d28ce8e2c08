import type { PortalFile } from '@/application/shared/file-saver.port'

/** Hands a picture to another app of the device. Source: PAY-07. */
export interface PictureSharing {
  /** `unsupported` where the device cannot share files: then it is to be downloaded. */
  share(picture: PortalFile, name: string): Promise<'shared' | 'dismissed' | 'unsupported'>
}
export const PictureSharing = Symbol('PictureSharing')
