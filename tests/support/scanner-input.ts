import { BinaryBitmap, GlobalHistogramBinarizer, RGBLuminanceSource } from '@zxing/library'
import type { ScannableCode } from '@/ui/kit/scannable-code'

const pixelsPerModule = 3

/**
 * Draws a barcode or QR code in pixels, as a screen shows it. Returns the pixels in the input format of
 * a scanner.
 */
export function drawCodeAsScannerInput({ width, height, path }: ScannableCode): BinaryBitmap {
  const [columns, rows] = [width * pixelsPerModule, height * pixelsPerModule]
  const pixels = new Uint8ClampedArray(columns * rows).fill(255)
  for (const [, x, y, w, h] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    const [left, top, wide, high] = [x, y, w, h].map((modules) => Number(modules) * pixelsPerModule)
    for (let row = Number(top); row < Number(top) + Number(high); row++)
      pixels.fill(0, row * columns + Number(left), row * columns + Number(left) + Number(wide))
  }
  const luminance = new RGBLuminanceSource(pixels, columns, rows)
  return new BinaryBitmap(new GlobalHistogramBinarizer(luminance))
}
