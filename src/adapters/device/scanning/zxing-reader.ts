import { BrowserQRCodeReader } from '@zxing/browser'
import type { QrCodeReader } from './code-reader'

const reader = new BrowserQRCodeReader()

/**
 * QR code reader with the ZXing library, for codes that the first reader of the portal does not find.
 * Source: ADR 39.
 */
export const zxingLibraryReader: QrCodeReader = {
  read: async (canvas) => {
    try {
      return reader.decodeFromCanvas(canvas).getText()
    } catch {
      // The library throws if it finds no code.
      return undefined
    }
  },
}
