/** A QR code or barcode as a vector drawing, with its quiet zone. */
export interface CodePicture {
  /** Width in modules. */
  readonly width: number
  readonly height: number
  /** The black parts, as an SVG path. */
  readonly path: string
}
