export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Returns a picture's size, scaled down so that no side is longer than the limit. Never enlarges it. */
export function scalePictureSizeToFit(longestSide: number, { width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
