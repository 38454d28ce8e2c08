import { failure, success, type Result } from '@/domain/shared/result'
import type { Clipboard } from '@/application/shared/clipboard.port'
import type { Display } from '@/application/shared/display.port'
import type { FileSaver, PortalFile } from '@/application/shared/file-saver.port'
import type { Randomness } from '@/application/shared/randomness.port'

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
    return window.matchMedia('(width <= 600px)').matches
  }
}

export class BrowserFileSaver implements FileSaver {
  download(file: PortalFile, name: string): void {
    const address = URL.createObjectURL(file.bytes)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    URL.revokeObjectURL(address)
  }
}

export class BrowserRandomness implements Randomness {
  uuid(): string {
    return crypto.randomUUID()
  }
}
