import type { Clock } from '@/application/shared/clock.port'
import type { FileOpener } from '@/application/shared/file-opener.port'
import type { PortalFile } from '@/application/shared/file-saver.port'

/** The new tab has read the document by then. */
const readingMilliseconds = 60_000

/** The part of a window that opens another. */
interface TabOpener {
  open(address: string, target: string): { opener: unknown } | null
}

/** The document under an address of this page only, in a tab that cannot reach back. */
export class BrowserFileOpener implements FileOpener {
  constructor(
    private readonly window: TabOpener,
    private readonly clock: Clock,
  ) {}

  open({ bytes, contentType }: PortalFile): 'opened' | 'blocked' {
    const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
    const tab = this.window.open(address, '_blank')
    if (!tab) {
      URL.revokeObjectURL(address)
      return 'blocked'
    }
    tab.opener = undefined
    this.clock.after(readingMilliseconds, () => URL.revokeObjectURL(address))
    return 'opened'
  }
}
