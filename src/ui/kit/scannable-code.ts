/** A QR code or barcode as a vector drawing, with the white margin that scanners need. */
export interface ScannableCode {
  /** Width of the drawing in modules, the smallest squares or bars of the code. */
  readonly width: number
  readonly height: number
  /** SVG path of the dark modules of the code. */
  readonly path: string
}
