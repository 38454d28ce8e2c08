interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Returns the size of a picture, made smaller if necessary so that no side is longer than the limit. A
 * small picture keeps its size.
 */
export function scalePictureSizeToFit(longestSide: number, { width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
