import { decodeQR } from 'qr/decode.js'
import { pixelsOf, type CodeReader } from './code-reader'

/** What a frame may take beyond what every frame needs: a slow phone still shows what its camera sees. */
const patienceMilliseconds = 60

/** The first of the two of our own. Source: decision 39. */
export const qrReader: CodeReader = {
  read: async (canvas) => {
    try {
      return decodeQR(pixelsOf(canvas), { timeLimit: patienceMilliseconds })
    } catch {
      // It throws where there is no code.
      return undefined
    }
  },
}
