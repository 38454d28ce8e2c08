import { decodeQR } from 'qr/decode.js'
import { readPixels, type QrCodeReader } from './code-reader'

/** Milliseconds for the extra search of a frame, so that the picture stays fluent on a slow phone. */
const timeoutMilliseconds = 60

/**
 * QR code reader that uses the `qr` library. The portal contains two readers: this one, which is used
 * first, and one with the ZXing library. Source: ADR 39.
 */
export const qrLibraryReader: QrCodeReader = {
  read: async (canvas) => {
    try {
      return decodeQR(readPixels(canvas), { timeLimit: timeoutMilliseconds })
    } catch {
      // The library throws if it finds no code.
      return undefined
    }
  },
}
