import { decodeQR } from 'qr/decode.js'
import { beforeAll, expect, it } from 'vitest'
import { createDebtFreeCertificatePdf } from '@/adapters/fake/documents/debt-free-certificate-pdf'
import { signCertificate, createSigningKey } from '#tests/support/signed-certificates'
import { parsePdf } from './pdf-reader'

const portalOrigin = 'https://portal.example'
const pointsPerMillimetre = 72 / 25.4
const qrCodeSideMillimetres = 30
const bytesPerPixel = 4

interface QrCodePhoto {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

let signedCertificateText: string
let pdfBytes: Uint8Array

beforeAll(async () => {
  signedCertificateText = await signCertificate(await createSigningKey())
  pdfBytes = createDebtFreeCertificatePdf(['Gabriela Núñez'], {
    text: signedCertificateText,
    origin: portalOrigin,
  })
})

/** Returns the rectangles that make up the printed QR code, without the line under the title. */
function qrCodeRectangles() {
  return parsePdf(pdfBytes).rectangles.filter(({ width }) => width < 100)
}

it('the code is printed 3 cm wide', () => {
  const boxes = qrCodeRectangles()
  const left = Math.min(...boxes.map(({ x }) => x))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  expect((right - left) / pointsPerMillimetre).toBeGreaterThan(qrCodeSideMillimetres - 0.1)
  expect((right - left) / pointsPerMillimetre).toBeLessThan(qrCodeSideMillimetres + 0.1)
})

it('the printed code is of version 17 or lower', () => {
  const narrowest = Math.min(...qrCodeRectangles().map(({ width }) => width))
  expect(Math.round((qrCodeSideMillimetres * pointsPerMillimetre) / narrowest)).toBeLessThanOrEqual(
    17 * 4 + 17 + 4,
  )
})

it.each([1, 2, 3, 4, 5])('a photo of it, blurred and with noise, is read back (%i)', (seed) => {
  const { width, height, pixels } = photographQrCode({ pixelsPerPoint: 8, blur: 1, noise: 60, seed })
  expect(decodeQR({ width, height, data: pixels })).toBe(`${portalOrigin}/verificar#${signedCertificateText}`)
})

/** Returns a photo of the printed QR code as an old camera takes it: grey, blurred and noisy. */
function photographQrCode({
  pixelsPerPoint,
  blur,
  noise,
  seed,
}: {
  readonly pixelsPerPoint: number
  readonly blur: number
  readonly noise: number
  readonly seed: number
}): QrCodePhoto {
  const boxes = qrCodeRectangles()
  const left = Math.min(...boxes.map(({ x }) => x)) - 8
  const top = Math.max(...boxes.map(({ y, height }) => y + height)) + 8
  const side = Math.ceil((qrCodeSideMillimetres * pointsPerMillimetre + 16) * pixelsPerPoint)
  const grey = new Float64Array(side * side).fill(220)
  for (const { x, y, width, height } of boxes)
    for (let row = 0; row < height * pixelsPerPoint; row += 1)
      for (let column = 0; column < width * pixelsPerPoint; column += 1) {
        const across = Math.round((x - left) * pixelsPerPoint + column)
        const down = Math.round((top - y - height) * pixelsPerPoint + row)
        grey[down * side + across] = 40
      }
  return { width: side, height: side, pixels: addNoise(blurPixels(grey, side, blur), noise, seed) }
}

function blurPixels(grey: Float64Array, side: number, radius: number): Float64Array {
  return grey.map((_, at) => {
    const [row, column] = [Math.floor(at / side), at % side]
    let [sum, count] = [0, 0]
    for (let down = -radius; down <= radius; down += 1)
      for (let across = -radius; across <= radius; across += 1) {
        const [y, x] = [row + down, column + across]
        if (y < 0 || x < 0 || y >= side || x >= side) continue
        sum += grey[y * side + x] ?? 0
        count += 1
      }
    return sum / count
  })
}

function addNoise(grey: Float64Array, noise: number, seed: number): Uint8ClampedArray {
  let state = seed * 2_654_435_761
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pixels = new Uint8ClampedArray(grey.length * bytesPerPixel)
  grey.forEach((value, at) =>
    pixels.fill(value + (random() - 0.5) * 2 * noise, at * bytesPerPixel, at * bytesPerPixel + 3),
  )
  grey.forEach((_, at) => (pixels[at * bytesPerPixel + 3] = 255))
  return pixels
}
