import type { QrCodeCanvas, QrCodeReader, QrCodeReaderLoader } from './code-reader'

/**
 * Number of pictures without a QR code after which one more reader is used. From then on, the readers take
 * turns.
 */
const picturesBeforeNextReader = 45

const allReaderLoaders: readonly QrCodeReaderLoader[] = [
  async () => (await import('./detector-reader')).loadBarcodeDetectorReader(),
  async () => (await import('./qr-reader')).qrLibraryReader,
  async () => (await import('./zxing-reader')).zxingLibraryReader,
]

/**
 * The QR code readers that work in this browser, from the best to the worst. The next reader is loaded only
 * when the readers before it have found nothing for a while. A reader that cannot be loaded or fails is
 * skipped. Source: QRP-09, decision 39.
 */
export class QrCodeReaderChain {
  private readonly loadedReaders: QrCodeReader[] = []
  private readonly unusedLoaders: QrCodeReaderLoader[]
  private pictureCount = 0

  constructor(loads: readonly QrCodeReaderLoader[] = allReaderLoaders) {
    this.unusedLoaders = [...loads]
  }

  /**
   * Searches a picture for a QR code with one reader. Each call of this method uses the next reader in turn.
   * Returns undefined if that reader finds no code.
   */
  async readWithNextReader(canvas: QrCodeCanvas): Promise<string | undefined> {
    if (this.pictureCount >= this.loadedReaders.length * picturesBeforeNextReader) await this.loadNextReader()
    const reader = this.loadedReaders[this.pictureCount % Math.max(1, this.loadedReaders.length)]
    this.pictureCount += 1
    return reader && this.readWith(reader, canvas)
  }

  /** Searches a picture for a QR code with every reader, one after the other, until one finds a code. */
  async readWithEveryReader(canvas: QrCodeCanvas): Promise<string | undefined> {
    for (let turn = 0; turn < this.loadedReaders.length || (await this.loadNextReader());) {
      const reader = this.loadedReaders[turn]
      const text = reader && (await this.readWith(reader, canvas))
      if (text) return text
      if (reader && this.loadedReaders.includes(reader)) turn += 1
    }
    return undefined
  }

  /** Returns whether at least one QR code reader works. */
  async hasWorkingReader(): Promise<boolean> {
    return this.loadedReaders.length > 0 || this.loadNextReader()
  }

  private async loadNextReader(): Promise<boolean> {
    for (let load = this.unusedLoaders.shift(); load; load = this.unusedLoaders.shift()) {
      const reader = await load().catch(() => undefined)
      if (!reader) continue
      this.loadedReaders.push(reader)
      return true
    }
    return false
  }

  /**
   * Returns the text of the QR code that a reader finds in a picture; undefined if it finds no code or an
   * empty text, or if it fails. A reader that fails is not used again.
   */
  private async readWith(reader: QrCodeReader, canvas: QrCodeCanvas): Promise<string | undefined> {
    try {
      return (await reader.read(canvas)) || undefined
    } catch {
      this.loadedReaders.splice(this.loadedReaders.indexOf(reader), 1)
      return undefined
    }
  }
}
