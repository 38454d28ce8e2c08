/** A canvas with a picture to be searched for a QR code. */
export type CodeCanvas = HTMLCanvasElement

/** Searches a picture for a QR code. A picture without a code is not a failure. */
export interface CodeReader {
  read(canvas: CodeCanvas): Promise<string | undefined>
}

/** Loads a QR code reader; undefined if the browser does not support it. */
export type LoadReader = () => Promise<CodeReader | undefined>

export function pixelsOf(canvas: CodeCanvas): ImageData {
  return pixelContextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns the canvas's drawing context, set up for reading its pixels at every frame. */
export function pixelContextOf(canvas: CodeCanvas): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  return context
}
