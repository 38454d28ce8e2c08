import { decodeQR } from 'qr/decode.js'
import { pixelsOf, type CodeReader } from './code-reader'

/** Milliseconds for the extra search of a frame, so that the picture stays fluent on a slow phone. */
const timeoutMilliseconds = 60

/** The first of the two QR code readers that are part of the portal. Source: ADR 39. */
export const qrReader: CodeReader = {
  read: async (canvas) => {
    try {
      return decodeQR(pixelsOf(canvas), { timeLimit: timeoutMilliseconds })
    } catch {
      // The library throws if it finds no code.
      return undefined
    }
  },
}
