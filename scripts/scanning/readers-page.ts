import { loadBarcodeDetectorReader } from '@/adapters/device/scanning/detector-reader'
import { scalePictureSizeToFit } from '@/adapters/device/scanning/scaled-to-fit'
import { getCanvasContext, type QrCodeReader } from '@/adapters/device/scanning/code-reader'
import { qrLibraryReader } from '@/adapters/device/scanning/qr-reader'
import { zxingLibraryReader } from '@/adapters/device/scanning/zxing-reader'

export interface QrReaderMeasurement {
  readonly reader: string
  /**
   * Milliseconds that the QR reader took for each camera frame; empty if the browser does not have this
   * reader.
   */
  readonly frameMilliseconds: readonly number[]
  readonly decodedFrameCount: number
}

/**
 * Gives the same camera frames to each QR reader. Returns how many frames each reader could read. Runs
 * in the browser page.
 */
async function measureQrReaders(count: number, expected: string): Promise<readonly QrReaderMeasurement[]> {
  const readers: readonly (readonly [string, QrCodeReader | undefined])[] = [
    ['BarcodeDetector', await loadBarcodeDetectorReader()],
    ['qr', qrLibraryReader],
    ['@zxing/browser', zxingLibraryReader],
  ]
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } })
  await video.play()
  const results = readers.map(([reader]) => ({
    reader,
    frameMilliseconds: [] as number[],
    decodedFrameCount: 0,
  }))
  const canvas = document.createElement('canvas')
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve))
    const { width, height } = scalePictureSizeToFit(960, {
      width: video.videoWidth,
      height: video.videoHeight,
    })
    canvas.width = width
    canvas.height = height
    getCanvasContext(canvas).drawImage(video, 0, 0)
    for (const [index, [, reader]] of readers.entries()) {
      const result = results[index]
      if (!reader || !result) continue
      const began = performance.now()
      const text = await reader.read(canvas)
      result.frameMilliseconds.push(performance.now() - began)
      if (text === expected) result.decodedFrameCount += 1
    }
  }
  return results
}

Object.assign(window, { readFrames: measureQrReaders })
