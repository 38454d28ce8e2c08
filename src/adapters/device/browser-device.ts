import { failure, success, type Result } from '@/domain/shared/result'
import type { Clock } from '@/application/shared/clock.port'
import type { Clipboard } from '@/application/shared/clipboard.port'
import type { Display } from '@/application/shared/display.port'
import type { FileSaver, PortalFile } from '@/application/shared/file-saver.port'
import type { Randomness } from '@/application/shared/randomness.port'
import { addressForAWhile } from './browser-file-opener'

export class BrowserClipboard implements Clipboard {
  async copy(text: string): Promise<Result<void, { readonly kind: 'not-allowed' }>> {
    try {
      await navigator.clipboard.writeText(text)
      return success()
    } catch {
      return failure({ kind: 'not-allowed' })
    }
  }
}

export class BrowserDisplay implements Display {
  isStandalone(): boolean {
    return window.matchMedia('(display-mode: standalone)').matches
  }

  isSmall(): boolean {
    return window.matchMedia('(max-width: 600px)').matches
  }
}

export class BrowserFileSaver implements FileSaver {
  constructor(
    private readonly document: Document,
    private readonly clock: Clock,
  ) {}

  download(file: PortalFile, name: string): void {
    const link = this.document.createElement('a')
    link.href = addressForAWhile(file.bytes, this.clock)
    link.download = name
    link.click()
  }
}

export class BrowserRandomness implements Randomness {
  uuid(): string {
    return crypto.randomUUID()
  }
}
