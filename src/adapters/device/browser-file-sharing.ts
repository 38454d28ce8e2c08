import type { PortalFile } from '@/application/shared/file-saver.port'
import type { FileSharing } from '@/application/shared/file-sharing.port'

/** Shares files with the Web Share API, if the browser supports sharing files. */
export class BrowserFileSharing implements FileSharing {
  async share(file: PortalFile, name: string): Promise<'shared' | 'dismissed' | 'unsupported'> {
    const files = [new File([file.blob], name, { type: file.contentType })]
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
