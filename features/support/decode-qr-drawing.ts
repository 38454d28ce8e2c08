import { DecodeHintType, QRCodeReader } from '@zxing/library'
import { drawCodeAsScannerInput } from '#tests/support/scanner-input'

/** Option for decoding a drawn QR code: the code is upright, so its corners need not be searched for. */
const pureBarcodeHint = new Map([[DecodeHintType.PURE_BARCODE, true]])

/** Returns the text of a QR code that is drawn as one SVG path. */
export function decodeDrawnQrCode(viewBox: string, path: string): string {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  return new QRCodeReader().decode(drawCodeAsScannerInput({ width, height, path }), pureBarcodeHint).getText()
}
