import { BrowserQRCodeReader } from '@zxing/browser'
import type { QrCodeReader } from './code-reader'

const zxingDecoder = new BrowserQRCodeReader()

/**
 * QR code reader that uses the ZXing library. It reads codes that the reader with the `qr` library does
 * not find.
 * Source: ADR 39.
 */
export const zxingLibraryReader: QrCodeReader = {
  read: async (canvas) => {
    try {
      return zxingDecoder.decodeFromCanvas(canvas).getText()
    } catch {
      // The library throws if it finds no code.
      return undefined
    }
  },
}
