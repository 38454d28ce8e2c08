/** In points. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A square part of a picture, in whole points. Source: PRO-01. */
export interface Square {
  /** From the left. */
  readonly x: number
  /** From the top. */
  readonly y: number
  readonly side: number
}

/** What of a picture shows in a square. Source: PRO-01. */
export interface Framing {
  /** Parts of the room that is left beside the square: 0 is the left edge, 1 the right one. */
  readonly across: number
  /** The same from the top. */
  readonly down: number
  /** 1 shows as much as fits, 4 a quarter of it. */
  readonly zoom: number
}

export const largestZoom = 4

/** The middle, as large as it fits. */
export const wholePicture: Framing = { across: 0.5, down: 0.5, zoom: 1 }

/** The square that a framing shows: it never leaves the picture. Source: PRO-01. */
export function squareOf({ width, height }: PictureSize, framing: Framing): Square {
  const { across, down, zoom } = within(framing)
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  return { side, x: Math.floor((width - side) * across), y: Math.floor((height - side) * down) }
}

/** The picture was pulled so far, in parts of the square's side: to the right shows more of its left. Source: PRO-01. */
export function pulled(
  size: PictureSize,
  framing: Framing,
  by: { readonly right: number; readonly down: number },
): Framing {
  const { side } = squareOf(size, framing)
  return within({
    ...framing,
    across: framing.across - partOf(by.right * side, size.width - side),
    down: framing.down - partOf(by.down * side, size.height - side),
  })
}

function within({ across, down, zoom }: Framing): Framing {
  return { across: clamped(across, 0, 1), down: clamped(down, 0, 1), zoom: clamped(zoom, 1, largestZoom) }
}

/** Where there is no room nothing moves. */
function partOf(points: number, room: number): number {
  return room > 0 ? points / room : 0
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
