import { QRCodeReader } from '@zxing/library'
import { scannable } from '#tests/support/scannable'
import type { Page } from './page'

/** What a phone reads off the QR on the screen: where it leads on this portal. */
export async function scannedPath({ main }: Page): Promise<string> {
  // Its modules are drawn to the pixel, as no other picture is.
  const code = main.css('svg[shape-rendering="crispEdges"]')
  const [, , width = 0, height = 0] = ((await code.attribute('viewBox')) ?? '').split(' ').map(Number)
  const path = (await main.css('svg[shape-rendering="crispEdges"] path').attribute('d')) ?? ''
  const address = new URL(new QRCodeReader().decode(scannable({ width, height, path })).getText())
  return address.pathname + address.search
}
