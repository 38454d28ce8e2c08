import { success, type Result } from '@/domain/shared/result'
import type { PictureSharing } from '@/application/payments/picture-sharing.port'
import type { Clipboard } from '@/application/shared/clipboard.port'
import type { Display } from '@/application/shared/display.port'
import type { FileSaver, PortalFile } from '@/application/shared/file-saver.port'
import type { Randomness } from '@/application/shared/randomness.port'
import type { TabLock } from '@/application/shared/tab-lock.port'

export class MemoryClipboard implements Clipboard {
  text: string | undefined

  copy(text: string): Promise<Result<void, { readonly kind: 'not-allowed' }>> {
    this.text = text
    return Promise.resolve(success())
  }
}

export class MemoryFileSaver implements FileSaver {
  readonly saved: { readonly file: PortalFile; readonly name: string }[] = []

  download(file: PortalFile, name: string): void {
    this.saved.push({ file, name })
  }
}

export class BrowserTabDisplay implements Display {
  isStandalone(): boolean {
    return false
  }
}

export class SequentialRandomness implements Randomness {
  private count = 0

  uuid(): string {
    this.count += 1
    return `00000000-0000-4000-8000-${String(this.count).padStart(12, '0')}`
  }
}

/** One at a time among those who share it. */
export class MemoryTabLock implements TabLock {
  private tail: Promise<unknown> = Promise.resolve()

  runAlone<Value>(_: string, work: () => Promise<Value>): Promise<Value> {
    const turn = this.tail.then(work, work)
    this.tail = turn.catch(() => undefined)
    return turn
  }
}

export class MemoryPictureSharing implements PictureSharing {
  share(): Promise<'unsupported'> {
    return Promise.resolve('unsupported')
  }
}
