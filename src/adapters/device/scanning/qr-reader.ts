import { decodeQR } from 'qr/decode.js'
import { readCanvasPixels, type QrCodeReader } from './code-reader'

/**
 * Milliseconds for which the library may search a frame again if its first search found no code. The time is
 * short, so that the picture stays fluent on a slow phone.
 */
const maxRepeatedSearchMilliseconds = 60

/**
 * QR code reader that uses the `qr` library. It is used after the browser's own reader, if that works,
 * and before the reader with the ZXing library. Source: ADR 39.
 */
export const qrLibraryReader: QrCodeReader = {
  read: async (canvas) => {
    try {
      return decodeQR(readCanvasPixels(canvas), { timeLimit: maxRepeatedSearchMilliseconds })
    } catch {
      // The library throws if it finds no code.
      return undefined
    }
  },
}
