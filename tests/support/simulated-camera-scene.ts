import type { Page } from 'playwright'
import { drawQrCode } from '@/ui/kit/qr-drawing'

/**
 * Scene that the simulated camera of a gallery state shows: the counter of a shop with a QR code.
 * If `isSharp` is false, the code is too blurred to read.
 */
export type SimulatedCameraScene = { readonly qrCodeText: string; readonly isSharp: boolean }

/**
 * Replaces the camera of the page with a simulated camera, which shows the given scene once the page
 * opens it.
 */
export async function showSceneToSimulatedCamera(
  page: Page,
  { qrCodeText, isSharp }: SimulatedCameraScene,
): Promise<void> {
  await page.evaluate(replaceCameraWithScene, { ...drawQrCode(qrCodeText), isSharp })
}

interface DrawnCodePicture {
  readonly width: number
  readonly path: string
  readonly isSharp: boolean
}

/**
 * Replaces the camera of the page with drawn pictures of the scene. Runs in the page, so it must not use
 * anything outside this function, nor named functions.
 */
function replaceCameraWithScene({ width, path, isSharp }: DrawnCodePicture): void {
  const code = document.createElement('canvas')
  code.width = width * 10
  code.height = width * 10
  const drawing = code.getContext('2d')
  for (const [, column, row, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    drawing?.fillRect(Number(column) * 10, Number(row) * 10, Number(length) * 10, 10)
  const canvas = document.createElement('canvas')
  canvas.width = 720
  canvas.height = 1280
  const context = canvas.getContext('2d')
  const sheet = 360
  setInterval(() => {
    if (!context) return
    const counter = context.createLinearGradient(0, 0, canvas.width, canvas.height)
    counter.addColorStop(0, '#8a6f55')
    counter.addColorStop(1, '#4f3f33')
    context.resetTransform()
    context.filter = 'none'
    context.fillStyle = counter
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.translate((canvas.width - sheet) / 2, canvas.height * 0.4 - sheet / 2)
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, sheet, sheet)
    if (!isSharp) context.filter = 'blur(10px)'
    context.drawImage(code, 0, 0, sheet, sheet)
  }, 100)
  MediaDevices.prototype.getUserMedia = () => Promise.resolve(canvas.captureStream(10))
}
