import { decodeQR } from 'qr/decode.js'
import { readPixels, type QrCodeReader } from './code-reader'

/** Milliseconds for the extra search of a frame, so that the picture stays fluent on a slow phone. */
const timeoutMilliseconds = 60

/** QR code reader with the `qr` library, the first of the two that are part of the portal. Source: ADR 39. */
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
