/** A canvas with the picture to search for a code. */
export type CodeCanvas = HTMLCanvasElement

/** Searches a picture for a QR code. Finding none is not a failure. */
export interface CodeReader {
  read(canvas: CodeCanvas): Promise<string | undefined>
}

/** Loads a reader. Undefined if the browser does not support it. */
export type LoadReader = () => Promise<CodeReader | undefined>

export function pixelsOf(canvas: CodeCanvas): ImageData {
  return pixelContextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns a drawing context made for reading pixels at every frame. */
export function pixelContextOf(canvas: CodeCanvas): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  return context
}
