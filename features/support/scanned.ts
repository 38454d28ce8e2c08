import { DecodeHintType, QRCodeReader } from '@zxing/library'
import { scannable } from '#tests/support/scannable'
import type { Page } from './page'

/** A drawn code stands straight, so its corners need not be searched for. */
const asDrawn = new Map([[DecodeHintType.PURE_BARCODE, true]])

/** Returns the path in the QR code on the screen. */
export async function scannedPath({ main }: Page): Promise<string> {
  // Only drawn codes have this attribute.
  const code = main.css('svg[shape-rendering="crispEdges"]')
  const path = await main.css('svg[shape-rendering="crispEdges"] path').attribute('d')
  const address = new URL(scannedText(await code.attribute('viewBox'), path))
  return address.pathname + address.search + address.hash
}

/** Returns the text of a drawn code. */
export function scannedText(viewBox = '', path = ''): string {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  return new QRCodeReader().decode(scannable({ width, height, path }), asDrawn).getText()
}
