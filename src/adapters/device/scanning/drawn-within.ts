export interface Size {
  readonly width: number
  readonly height: number
}

/** The same shape with no side longer than that, and never larger than it is. */
export function drawnWithin(longestSide: number, { width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
