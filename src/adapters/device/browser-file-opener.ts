import type { Clock } from '@/application/shared/clock.port'
import type { FileOpener } from '@/application/shared/file-opener.port'
import type { PortalFile } from '@/application/shared/file-saver.port'

/** A browser reads when it is asked to, and may ask the customer before: by then it has read. */
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
    const tab = this.window.open(
      addressForAWhile(new Blob([bytes], { type: contentType }), this.clock),
      '_blank',
    )
    if (!tab) return 'blocked'
    tab.opener = undefined
    return 'opened'
  }
}

/** An address of this page only, under which those bytes stand for a minute. */
export function addressForAWhile(bytes: Blob, clock: Clock): string {
  const address = URL.createObjectURL(bytes)
  clock.after(readingMilliseconds, () => URL.revokeObjectURL(address))
  return address
}
