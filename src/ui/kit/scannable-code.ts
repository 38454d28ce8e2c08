/** A QR code or barcode as a vector drawing, with its quiet zone. */
export interface ScannableCode {
  /** Width in modules. */
  readonly width: number
  readonly height: number
  /** SVG path of the dark modules of the code. */
  readonly path: string
}
