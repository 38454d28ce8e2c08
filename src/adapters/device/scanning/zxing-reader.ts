import { BrowserQRCodeReader } from '@zxing/browser'
import type { CodeReader } from './code-reader'

const reader = new BrowserQRCodeReader()

/**
 * The second QR code reader that is part of the portal, for codes that the first one does not find.
 * Source: ADR 39.
 */
export const zxingReader: CodeReader = {
  read: async (canvas) => {
    try {
      return reader.decodeFromCanvas(canvas).getText()
    } catch {
      // The library throws if it finds no code.
      return undefined
    }
  },
}
