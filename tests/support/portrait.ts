import { crc32, deflateSync } from 'node:zlib'

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Width and height of the picture, in pixels. */
const [width, height] = [240, 320]

/** Returns the bytes of a PNG that shows a simple drawing of a person, for use as a profile photo. */
export function portraitPngBytes(): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => portraitColourAt(x, y)).flat(),
  ])
  const header = [...uint32Bytes(width), ...uint32Bytes(height), 8, 2, 0, 0, 0]
  return Uint8Array.from([
    ...pngSignature,
    ...pngChunk('IHDR', header),
    ...pngChunk('IDAT', [...deflateSync(Uint8Array.from(rows.flat()))]),
    ...pngChunk('IEND', []),
  ])
}

function portraitColourAt(x: number, y: number): readonly [number, number, number] {
  if ((x - 120) ** 2 + (y - 130) ** 2 < 60 ** 2) return [0xe8, 0xb8, 0x98]
  if ((x - 120) ** 2 / 100 ** 2 + (y - 320) ** 2 / 130 ** 2 < 1) return [0x3b, 0x5b, 0x8c]
  return [0xcf, 0xe3, 0xdc]
}

function pngChunk(name: string, content: readonly number[]): readonly number[] {
  const named = [...name].map((letter) => letter.charCodeAt(0)).concat(content)
  return [...uint32Bytes(content.length), ...named, ...uint32Bytes(crc32(Uint8Array.from(named)))]
}

function uint32Bytes(value: number): readonly number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
}
