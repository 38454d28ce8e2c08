import type { Clock } from '@/application/shared/clock.port'
import type { FileOpener } from '@/application/shared/file-opener.port'
import type { PortalFile } from '@/application/shared/file-saver.port'

/**
 * Milliseconds after which the blob address of a file becomes invalid. The browser has read the file by then,
 * even if it first asks the customer what to do with the file.
 */
const blobLifetimeMilliseconds = 60_000

/** The part of `Window` that opens tabs. */
interface TabOpener {
  open(address: string, target: string): { opener: unknown } | null
}

/** Opens a file in a new tab, at a blob address. The new tab has no access to the page that opened it. */
export class BrowserFileOpener implements FileOpener {
  constructor(
    private readonly window: TabOpener,
    private readonly clock: Clock,
  ) {}

  open({ blob, contentType }: PortalFile): 'opened' | 'blocked' {
    const tab = this.window.open(
      createBlobAddress(new Blob([blob], { type: contentType }), this.clock),
      '_blank',
    )
    if (!tab) return 'blocked'
    tab.opener = undefined
    return 'opened'
  }
}

/** Returns a blob address of a file with the given bytes. The address is valid for a minute. */
export function createBlobAddress(bytes: Blob, clock: Clock): string {
  const address = URL.createObjectURL(bytes)
  clock.runAfter(blobLifetimeMilliseconds, () => URL.revokeObjectURL(address))
  return address
}
