import type { PortalFile } from '@/application/shared/file-saver.port'
import type { PictureSharing } from '@/application/payments/picture-sharing.port'

/** The Web Share API, where it takes files. */
export class BrowserPictureSharing implements PictureSharing {
  async share(picture: PortalFile, name: string): Promise<'shared' | 'dismissed' | 'unsupported'> {
    const files = [new File([picture.bytes], name, { type: picture.contentType })]
    if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files })) return 'unsupported'
    try {
      await navigator.share({ files })
      return 'shared'
    } catch (error) {
      const wasDismissed = error instanceof DOMException && error.name === 'AbortError'
      return wasDismissed ? 'dismissed' : 'unsupported'
    }
  }
}
