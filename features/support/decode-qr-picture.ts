import { BinaryBitmap, GlobalHistogramBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'

const pngSignatureByteCount = 8
const bytesPerPixel = 4

/**
 * Returns the text of the QR code in a picture file, as a QR scanner would read it. The picture must be
 * an 8-bit RGBA PNG.
 */
export async function decodeQrPicture(png: Uint8Array): Promise<string> {
  const chunks = pngChunks(png)
  const header = toDataView(chunks.find(({ name }) => name === 'IHDR')?.content ?? new Uint8Array(13))
  const [width, height] = [header.getUint32(0), header.getUint32(4)]
  if (header.getUint8(8) !== 8 || header.getUint8(9) !== 6) throw new Error('That is no picture of that kind')
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content)
  const pixels = unfilteredPixels(await inflatedBytes(packed), width * bytesPerPixel)
  const reds = Uint8ClampedArray.from({ length: width * height }, (_, at) => pixels[at * bytesPerPixel] ?? 0)
  const luminance = new RGBLuminanceSource(reds, width, height)
  return new QRCodeReader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(luminance))).getText()
}

interface PngChunk {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

function pngChunks(png: Uint8Array): readonly PngChunk[] {
  const bytes = new Uint8Array(png)
  const chunks: PngChunk[] = []
  for (let at = pngSignatureByteCount; at < bytes.length;) {
    const length = toDataView(bytes).getUint32(at)
    const name = new TextDecoder().decode(bytes.subarray(at + 4, at + 8))
    chunks.push({ name, content: bytes.subarray(at + 8, at + 8 + length) })
    at += 12 + length
  }
  return chunks
}

function toDataView({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** Decompresses bytes with the stream API that Node and browsers share. */
async function inflatedBytes(packed: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const rows = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(rows).arrayBuffer())
}

/** Reverses the PNG filter of each row. */
function unfilteredPixels(rows: Uint8Array, rowBytes: number): Uint8Array {
  const pixels = new Uint8Array((rows.length / (rowBytes + 1)) * rowBytes)
  for (let at = 0; at < pixels.length; at += 1) {
    const [row, column] = [Math.floor(at / rowBytes), at % rowBytes]
    const left = column < bytesPerPixel ? 0 : (pixels[at - bytesPerPixel] ?? 0)
    const up = pixels[at - rowBytes] ?? 0
    const corner = column < bytesPerPixel ? 0 : (pixels[at - rowBytes - bytesPerPixel] ?? 0)
    const filter = rows[row * (rowBytes + 1)] ?? 0
    pixels[at] = (rows[at + row + 1] ?? 0) + predictedByte(filter, left, up, corner)
  }
  return pixels
}

/**
 * Returns the value that a PNG filter predicts for a byte from the bytes around it. Called for each byte
 * of a picture.
 */
function predictedByte(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paethPredictor(left, up, corner)
    default:
      return 0
  }
}

function paethPredictor(left: number, up: number, corner: number): number {
  const expected = left + up - corner
  const [toLeft, toUp, toCorner] = [
    Math.abs(expected - left),
    Math.abs(expected - up),
    Math.abs(expected - corner),
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
