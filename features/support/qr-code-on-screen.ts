import type { Page } from './page'

/** Returns the path in the QR code on the screen. */
export async function pathInQrCode({ main }: Page): Promise<string> {
  // Only drawn codes have this attribute.
  const code = main.css('svg[shape-rendering="crispEdges"]')
  const path = await main.css('svg[shape-rendering="crispEdges"] path').attribute('d')
  const address = new URL(await decodeQrCode(await code.attribute('viewBox'), path))
  return address.pathname + address.search + address.hash
}

/** Returns the text of a drawn code. The reader is large and few scenarios need it, so it comes on demand. */
export async function decodeQrCode(viewBox = '', path = ''): Promise<string> {
  const { decodeDrawnQrCode } = await import('./decode-qr-drawing')
  return decodeDrawnQrCode(viewBox, path)
}
