/** A canvas with a picture to be searched for a QR code. */
export type QrCodeCanvas = HTMLCanvasElement

/** Reads the QR code in a picture. A picture without a code is not a failure. */
export interface QrCodeReader {
  read(canvas: QrCodeCanvas): Promise<string | undefined>
}

/** Loads a QR code reader; undefined if the browser does not support it. */
export type QrCodeReaderLoader = () => Promise<QrCodeReader | undefined>

export function readPixels(canvas: QrCodeCanvas): ImageData {
  return getPixelContext(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns the canvas's drawing context, set up for reading its pixels at every frame. */
export function getPixelContext(canvas: QrCodeCanvas): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  return context
}
