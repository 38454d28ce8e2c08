/** A QR code or barcode as a vector drawing, with the white margin that scanners need. */
export interface ScannableCode {
  /** Width of the drawing, counted in modules: the smallest squares or bars of the code. */
  readonly width: number
  readonly height: number
  /** Data of the SVG path that draws the dark modules (squares or bars) of the code. */
  readonly path: string
}
