/** A canvas with a picture in which a QR code is searched for. */
export type QrCodeCanvas = HTMLCanvasElement

/** Reads the QR code in a picture. A picture without a QR code is not an error: the result is undefined. */
export interface QrCodeReader {
  read(canvas: QrCodeCanvas): Promise<string | undefined>
}

/** Loads a QR code reader; undefined if the browser does not support that reader. */
export type QrCodeReaderLoader = () => Promise<QrCodeReader | undefined>

export function readCanvasPixels(canvas: QrCodeCanvas): ImageData {
  return getCanvasContext(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns the canvas's drawing context, prepared for reading pixels often (at every frame of the camera). */
export function getCanvasContext(canvas: QrCodeCanvas): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  return context
}
