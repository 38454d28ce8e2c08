import { getCanvasContext, type QrCodeCanvas, type QrCodeReader } from './code-reader'

/** The browser's barcode detector, which the TypeScript library does not declare. */
interface BarcodeDetector {
  detect(canvas: QrCodeCanvas): Promise<readonly { readonly rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/**
 * Returns the browser's own QR code reader; undefined if it does not work. The reader is tested with a
 * sample code, because some browsers claim to read QR codes and never find one.
 */
export async function loadBarcodeDetectorReader(): Promise<QrCodeReader | undefined> {
  const Detector: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (!isDetectorClass(Detector)) return undefined
  try {
    if (!(await Detector.getSupportedFormats()).includes('qr_code')) return undefined
    const detector = new Detector({ formats: ['qr_code'] })
    const reader = { read: async (canvas: QrCodeCanvas) => (await detector.detect(canvas))[0]?.rawValue }
    return (await reader.read(drawSampleCode())) === sampleCodeText ? reader : undefined
  } catch {
    return undefined
  }
}

function isDetectorClass(candidate: unknown): candidate is BarcodeDetectorClass {
  return typeof candidate === 'function' && 'getSupportedFormats' in candidate
}

const sampleCodeText = 'PORTAL'
/** A QR code with a known text; each hexadecimal number is a row of modules, one bit for each module. */
const sampleCodeRows =
  '1fcb7f 104e41 175b5d 174a5d 17455d 104141 1fd57f 001b00 1dfec4 0b344c 04491e 12a84d 1a555b 0016ae 1fdae7 1053b1 175ae9 174862 17511d 105c67 1fd955'
const sampleCodeSizeModules = 21
const pixelsPerModule = 6
const quietZoneModules = 4

function drawSampleCode(): QrCodeCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (sampleCodeSizeModules + 2 * quietZoneModules) * pixelsPerModule
  const context = getCanvasContext(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  sampleCodeRows.split(' ').forEach((modules, row) => {
    const bits = Number.parseInt(modules, 16).toString(2).padStart(sampleCodeSizeModules, '0')
    ;[...bits].forEach((bit, column) => {
      const [x, y] = [
        (column + quietZoneModules) * pixelsPerModule,
        (row + quietZoneModules) * pixelsPerModule,
      ]
      if (bit === '1') context.fillRect(x, y, pixelsPerModule, pixelsPerModule)
    })
  })
  return canvas
}
