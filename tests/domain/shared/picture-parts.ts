/**
 * Chunk of a PNG file: its name, its real length in bytes, and the length that its header declares
 * (`declaredLength`).
 */
interface PngChunk {
  readonly name: string
  readonly length?: number
  readonly declaredLength?: number
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Returns the bytes of a PNG file that consists of the given chunks. It contains no image. */
export function createPngWithChunks(...parts: readonly PngChunk[]): Uint8Array {
  return Uint8Array.from([
    ...pngSignature,
    ...parts.flatMap(({ name, length = 1, declaredLength = length }) => [
      0,
      0,
      declaredLength >> 8,
      declaredLength & 0xff,
      ...Array.from(name, (letter) => letter.charCodeAt(0)),
      ...Array.from({ length }, () => 0x41),
      0,
      0,
      0,
      0,
    ]),
  ])
}

const startOfScanMarker = 0xda

/**
 * Part of a JPEG file: a segment with its marker and length in bytes, a scan with its image data, or
 * bytes outside both.
 */
type JpegPart =
  | { readonly marker: number; readonly length: number }
  | { readonly scan: readonly number[] }
  /** Bytes between two segments of a JPEG file that are part of no segment. */
  | { readonly stray: readonly number[] }

/** Returns the bytes of a JPEG file that consists of a start marker, the given parts and an end marker. */
export function createJpegWithParts(...parts: readonly JpegPart[]): Uint8Array {
  return Uint8Array.from([0xff, 0xd8, ...parts.flatMap(jpegPartBytes), 0xff, 0xd9])
}

function jpegPartBytes(part: JpegPart): readonly number[] {
  if ('stray' in part) return part.stray
  if ('scan' in part) return [...jpegSegmentBytes(startOfScanMarker, 6), ...part.scan]
  return jpegSegmentBytes(part.marker, part.length)
}

/**
 * Returns the bytes of a JPEG segment with `length` bytes of content. The length in its header also counts
 * the two bytes of the length field.
 */
function jpegSegmentBytes(marker: number, length: number): readonly number[] {
  const content = Array.from({ length }, () => 0x41)
  return [0xff, marker, (length + 2) >> 8, (length + 2) & 0xff, ...content]
}
