/** Width and height of the customer's photo in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A square area of a picture, in whole pixels. Source: PRO-01. */
export interface CropSquare {
  /** Distance of the square from the left border of the picture, in pixels. */
  readonly x: number
  /** Distance of the square from the top of the picture, in pixels. */
  readonly y: number
  readonly side: number
}

/**
 * Which part of the customer's photo is visible in the square frame, as position and enlargement.
 * Source: PRO-01.
 */
export interface PictureFraming {
  /**
   * Horizontal position of the visible part as a fraction: 0 is the left border of the picture, 1 the right
   * one.
   */
  readonly xFraction: number
  /** Vertical position of the visible part as a fraction: 0 is the top of the picture, 1 the bottom. */
  readonly yFraction: number
  /**
   * How much the photo is enlarged in the square frame. At 1 the frame shows the largest possible square
   * of the photo, at 4 a square with a quarter of that width.
   */
  readonly zoom: number
}

export const maxCropZoom = 4

/**
 * The part of the photo that is visible before the customer changes it: the largest square, in the
 * middle.
 */
export const initialPictureFraming: PictureFraming = { xFraction: 0.5, yFraction: 0.5, zoom: 1 }

/**
 * Returns the square of the photo that is visible at the given position and enlargement. The square always
 * lies within the photo. Source: PRO-01.
 */
export function cropSquareOfFraming({ width, height }: PictureSize, framing: PictureFraming): CropSquare {
  const { xFraction, yFraction, zoom } = clampedFraming(framing)
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  return { side, x: Math.floor((width - side) * xFraction), y: Math.floor((height - side) * yFraction) }
}

/**
 * Returns which part of the photo is visible after the customer drags the photo. `by` gives the distance
 * as a fraction of the frame's side. After a drag to the right, more of the photo's left part is
 * visible. Source: PRO-01.
 */
export function framingAfterDrag(
  size: PictureSize,
  framing: PictureFraming,
  by: { readonly right: number; readonly down: number },
): PictureFraming {
  const { side } = cropSquareOfFraming(size, framing)
  return clampedFraming({
    ...framing,
    xFraction: framing.xFraction - movementFraction(by.right * side, size.width - side),
    yFraction: framing.yFraction - movementFraction(by.down * side, size.height - side),
  })
}

function clampedFraming({ xFraction, yFraction, zoom }: PictureFraming): PictureFraming {
  return {
    xFraction: clamp(xFraction, 0, 1),
    yFraction: clamp(yFraction, 0, 1),
    zoom: clamp(zoom, 1, maxCropZoom),
  }
}

/**
 * Returns a movement as a fraction of the distance by which the visible square can move; 0 if it cannot
 * move.
 */
function movementFraction(points: number, room: number): number {
  return room > 0 ? points / room : 0
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
