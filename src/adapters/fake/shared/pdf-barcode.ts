import { interleaved2of5, type DrawingContext } from 'bwip-js/generic'
import type { PdfDocument } from '@/application/shared/pdf-document'

/** Width of a module (the narrowest bar of a barcode), in points. */
const moduleWidthPoints = 1.1

/**
 * A bar of a barcode. Start (from the left) and width are in modules; a module is the width of the
 * narrowest bar.
 */
interface BarcodeBar {
  readonly start: number
  readonly width: number
}

/**
 * Draws the given digits as a barcode (Interleaved 2 of 5) on a page of a PDF. `x` and `y` are the upper left
 * corner of the barcode, in points.
 */
export function drawBarcode(
  page: PdfDocument,
  code: { readonly digits: string; readonly x: number; readonly y: number; readonly height: number },
): void {
  for (const { start, width } of encodeBarcodeBars(code.digits)) {
    const x = Math.round((code.x + start * moduleWidthPoints) * 100) / 100
    page.addBox({ x, y: code.y, width: width * moduleWidthPoints, height: code.height })
  }
}

/**
 * Returns the bars of a barcode. Throws if the number of digits is odd, because an additional digit would
 * change the coded number.
 */
export function encodeBarcodeBars(digits: string): readonly BarcodeBar[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 needs an even count of digits')
  return interleaved2of5({ bcid: 'interleaved2of5', text: digits, scaleX: 1, scaleY: 1 }, new BarRecorder())
}

/**
 * Records the bars that the barcode encoder draws. The methods for other shapes do nothing, because a barcode
 * has only bars.
 */
class BarRecorder implements DrawingContext<readonly BarcodeBar[]> {
  private readonly bars: BarcodeBar[] = []

  scale(): null {
    return null
  }

  measure(): { width: number; ascent: number; descent: number } {
    return { width: 0, ascent: 0, descent: 0 }
  }

  /**
   * Stores a bar that the encoder draws. The encoder draws a bar as a line: its position is the middle of
   * the bar, rounded up, and its width is the width of the bar.
   */
  line(x: number, _fromY: number, _toX: number, _toY: number, width: number): void {
    this.bars.push({ start: x - (width + 1) / 2, width })
  }

  end(): readonly BarcodeBar[] {
    return this.bars
  }

  init(): void {}
  polygon(): void {}
  hexagon(): void {}
  ellipse(): void {}
  fill(): void {}
  text(): void {}
}
