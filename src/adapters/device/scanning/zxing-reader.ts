import { BrowserQRCodeReader } from '@zxing/browser'
import type { CodeReader } from './code-reader'

const reader = new BrowserQRCodeReader()

/** The second of our own, for what the first does not see. Source: decision 39. */
export const zxingReader: CodeReader = {
  read: async (canvas) => {
    try {
      return reader.decodeFromCanvas(canvas).getText()
    } catch {
      // It throws where there is no code.
      return undefined
    }
  },
}
