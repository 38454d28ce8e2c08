/** A picture to look for a code in, drawn already. */
export type CodeCanvas = HTMLCanvasElement

/** Looks for a QR code in a picture; a picture without one is no failure. */
export interface CodeReader {
  read(canvas: CodeCanvas): Promise<string | undefined>
}

/** Fetches a reader; nothing where the browser cannot read that way. */
export type LoadReader = () => Promise<CodeReader | undefined>

export function pixelsOf(canvas: CodeCanvas): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

/** Its pixels are read back for each frame. */
export function contextOf(canvas: CodeCanvas): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  return context
}
