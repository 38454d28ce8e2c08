import type { Page } from './page'

/** Returns the path, query and hash of the address in the QR code on the screen. */
export async function readPathInQrCode({ main }: Page): Promise<string> {
  // Only drawn codes have this attribute.
  const code = main.getByCss('svg[shape-rendering="crispEdges"]')
  const path = await main.getByCss('svg[shape-rendering="crispEdges"] path').attributeValue('d')
  const address = new URL(await decodeSvgQrCode(await code.attributeValue('viewBox'), path))
  return address.pathname + address.search + address.hash
}

/**
 * Returns the text of a QR code that is drawn as an SVG path. Loads the QR decoder only when this
 * function is called, because the decoder is large.
 */
export async function decodeSvgQrCode(viewBox = '', path = ''): Promise<string> {
  const { decodeDrawnQrCode } = await import('./decode-qr-drawing')
  return decodeDrawnQrCode(viewBox, path)
}
