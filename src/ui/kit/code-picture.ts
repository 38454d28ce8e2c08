/** A code drawn in black modules, its quiet zone included. */
export interface CodePicture {
  /** In modules. */
  readonly width: number
  readonly height: number
  /** The black parts, as the path of an SVG. */
  readonly path: string
}
