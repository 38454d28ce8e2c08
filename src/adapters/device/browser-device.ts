import { failure, success, type Result } from '@/domain/shared/result'
import type { Clock } from '@/application/shared/clock.port'
import type { Clipboard } from '@/application/shared/clipboard.port'
import type { BrowserDisplay } from '@/application/shared/browser-display.port'
import type { FileSaver, PortalFile } from '@/application/shared/file-saver.port'
import type { Randomness } from '@/application/shared/randomness.port'
import { createBlobAddress } from './browser-file-opener'

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

export class BrowserDisplayFeatures implements BrowserDisplay {
  isStandalone(): boolean {
    return window.matchMedia('(display-mode: standalone)').matches
  }

  canOpenTabs(): boolean {
    // Only iOS has the property `navigator.standalone`.
    return Reflect.get(window.navigator, 'standalone') !== true
  }

  hasNarrowWindow(): boolean {
    return window.matchMedia('(max-width: 600px)').matches
  }

  supportsLayoutStyles(): boolean {
    // Container queries are the newest of the styles that no screen does without.
    return CSS.supports('container-type', 'inline-size')
  }
}

export class BrowserFileSaver implements FileSaver {
  constructor(
    private readonly document: Document,
    private readonly clock: Clock,
  ) {}

  download(file: PortalFile, name: string): void {
    const link = this.document.createElement('a')
    link.href = createBlobAddress(file.blob, this.clock)
    link.download = name
    link.click()
  }
}

/**
 * Makes UUIDs (random ids) with `getRandomValues`, because `randomUUID` does not exist on pages served over
 * plain http.
 * Source: GEN-17.
 */
export class BrowserRandomness implements Randomness {
  createUuid(): string {
    const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
    const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
    // Version 4, variant 1. Source: RFC 9562, 5.4.
    const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}
