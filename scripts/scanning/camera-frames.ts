import qrcode from 'qrcode'
import { SeededRandom } from '#scripts/support/seeded-random'

/** A frame (one picture) of the camera: the brightness of its pixels from 0 to 255, row by row. */
export interface CameraFrame {
  readonly width: number
  readonly height: number
  readonly luma: Uint8ClampedArray
}

/** How a printed QR code is placed in front of the camera, how it is lit, and how good the camera is. */
export interface QrScanConditions {
  /** Width of the QR code in the camera's picture, in pixels, without its white border. */
  readonly codeWidthPx: number
  /** Clockwise rotation of the paper with the QR code, in degrees. */
  readonly rotationDegrees: number
  /**
   * Tilt of the paper with the QR code, in degrees: one side of it is farther from the camera than the other.
   */
  readonly tiltDegrees: number
  /** Brightness from 0 to 255 of the black parts (`inkBrightness`) and the white parts (`paperBrightness`) of the QR code. */
  readonly inkBrightness: number
  readonly paperBrightness: number
  /** Blur of the camera's picture, as a standard deviation in pixels. */
  readonly blurPx: number
  /** Noise of the camera's sensor in low light, as a standard deviation of the brightness. */
  readonly noise: number
}

const sharpConditions: QrScanConditions = {
  codeWidthPx: 300,
  rotationDegrees: 3,
  tiltDegrees: 0,
  inkBrightness: 25,
  paperBrightness: 225,
  blurPx: 0.5,
  noise: 2,
}

/** Typical conditions in which a customer scans the QR code of a shop, by name. */
export const qrScanConditionsByName: Readonly<Record<string, QrScanConditions>> = {
  sharp: sharpConditions,
  tilted: { ...sharpConditions, rotationDegrees: 25, tiltDegrees: 38 },
  small: { ...sharpConditions, codeWidthPx: 132 },
  dark: { ...sharpConditions, inkBrightness: 16, paperBrightness: 44, noise: 4 },
  blurred: { ...sharpConditions, blurPx: 2 },
  noisy: { ...sharpConditions, noise: 40 },
  everything: {
    ...sharpConditions,
    codeWidthPx: 260,
    rotationDegrees: 12,
    tiltDegrees: 20,
    inkBrightness: 30,
    paperBrightness: 120,
    blurPx: 1.4,
    noise: 14,
  },
}

export const cameraFrameSize = { width: 640, height: 480 } as const

const backgroundWhiteness = 0.55
/** Width of the white border on each side of the QR code, in modules (the squares of the code). */
const quietZone = 4
/** Distance of the camera from the paper, in widths of the QR code. */
const cameraDistanceInCodeWidths = 3
const samplesPerPixelSide = 2

/**
 * Returns the picture of a camera that sees the QR code of a text in the given conditions. The seed
 * decides the exact position and the noise: the same seed always returns the same picture.
 */
export function drawCameraFrameOfQrCode(
  text: string,
  conditions: QrScanConditions,
  seed: number,
): CameraFrame {
  const generator = new SeededRandom(seed)
  const random = (): number => generator.nextFraction()
  const code = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  const pose = createRandomPose(conditions, code.size, random)
  const { width, height } = cameraFrameSize
  const luma = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) luma[y * width + x] = brightnessAt(x, y, pose, code, conditions)
  return { width, height, luma: blurredAndNoisy(luma, conditions, random) }
}

interface CodePose {
  readonly centre: readonly [number, number]
  readonly modulePixels: number
  readonly rotationCosSin: readonly [cosine: number, sine: number]
  readonly tiltCosSin: readonly [cosine: number, sine: number]
}

function createRandomPose(
  { codeWidthPx, rotationDegrees, tiltDegrees }: QrScanConditions,
  size: number,
  random: () => number,
): CodePose {
  const { width, height } = cameraFrameSize
  const near = (middle: number, range: number) => middle + (random() - 0.5) * 2 * range
  const turn = (near(rotationDegrees, 4) * Math.PI) / 180
  const tilted = (near(tiltDegrees, tiltDegrees / 8) * Math.PI) / 180
  return {
    centre: [near(width / 2, 30), near(height / 2, 20)],
    modulePixels: codeWidthPx / size,
    rotationCosSin: [Math.cos(turn), Math.sin(turn)],
    tiltCosSin: [Math.cos(tilted), Math.sin(tilted)],
  }
}

type QrModules = ReturnType<typeof qrcode.create>['modules']

function brightnessAt(
  x: number,
  y: number,
  pose: CodePose,
  code: QrModules,
  { inkBrightness, paperBrightness }: QrScanConditions,
): number {
  let sum = 0
  for (let row = 0; row < samplesPerPixelSide; row += 1)
    for (let column = 0; column < samplesPerPixelSide; column += 1) {
      const [u, v] = positionOnPaper(
        x + (column + 0.5) / samplesPerPixelSide,
        y + (row + 0.5) / samplesPerPixelSide,
        pose,
        code,
      )
      sum += whitenessAt(u, v, code) * (paperBrightness - inkBrightness)
    }
  return inkBrightness + sum / samplesPerPixelSide ** 2
}

/**
 * Returns where a pixel lies on the paper, in modules (squares of the code) from the code's upper left
 * corner.
 */
function positionOnPaper(
  x: number,
  y: number,
  pose: CodePose,
  { size }: QrModules,
): readonly [number, number] {
  const { centre, modulePixels, rotationCosSin, tiltCosSin } = pose
  const [dx, dy] = [(x - centre[0]) / modulePixels, (y - centre[1]) / modulePixels]
  // A tilted sheet in perspective: what is farther away is smaller.
  const depth = cameraDistanceInCodeWidths * size
  const across = (dx * depth) / (depth * tiltCosSin[0] - dx * tiltCosSin[1])
  const down = dy * (1 + (across * tiltCosSin[1]) / depth)
  return [
    across * rotationCosSin[0] + down * rotationCosSin[1] + size / 2,
    down * rotationCosSin[0] - across * rotationCosSin[1] + size / 2,
  ]
}

/**
 * Returns how white the picture is at a place, given in modules (squares of the QR code): 0 for black, 1 for
 * white paper, and a value in between outside the paper.
 */
function whitenessAt(u: number, v: number, { size, data }: QrModules): number {
  const isOnPaper = Math.min(u, v) >= -quietZone && Math.max(u, v) < size + quietZone
  if (!isOnPaper) return backgroundWhiteness
  if (u < 0 || v < 0 || u >= size || v >= size) return 1
  return data[Math.floor(v) * size + Math.floor(u)] ? 0 : 1
}

function blurredAndNoisy(
  luma: Float32Array,
  { blurPx, noise }: QrScanConditions,
  random: () => number,
): Uint8ClampedArray {
  const blurred = blurredDown(blurredAcross(luma, blurPx), blurPx)
  return Uint8ClampedArray.from(blurred, (brightness) => brightness + noise * randomGaussian(random))
}

function blurredAcross(luma: Float32Array, deviation: number): Float32Array {
  return blurAlongAxis(luma, deviation, 1, cameraFrameSize.width)
}

function blurredDown(luma: Float32Array, deviation: number): Float32Array {
  return blurAlongAxis(luma, deviation, cameraFrameSize.width, cameraFrameSize.height)
}

function blurAlongAxis(luma: Float32Array, deviation: number, step: number, count: number): Float32Array {
  const reach = Math.ceil(deviation * 3)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return luma.map((_, index) => {
    const at = step === 1 ? index % count : Math.floor(index / step)
    let sum = 0
    for (let offset = -reach; offset <= reach; offset += 1) {
      const neighbour = Math.min(count - 1, Math.max(0, at + offset)) - at
      sum += (luma[index + neighbour * step] ?? 0) * (weights[offset + reach] ?? 0)
    }
    return sum / total
  })
}

/** Returns a normally distributed random number with mean 0 and deviation 1, from a sum of twelve numbers. */
function randomGaussian(random: () => number): number {
  let sum = -6
  for (let each = 0; each < 12; each += 1) sum += random()
  return sum
}
