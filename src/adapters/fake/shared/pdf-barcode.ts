import { interleaved2of5, type DrawingContext } from 'bwip-js/generic'
import type { PdfPage } from '@/application/shared/pdf-page'

/** Width of a module in points. */
const moduleWidth = 1.1

/** A bar of a barcode: its start and width, in modules (the narrowest width) from the left. */
export interface BarcodeBar {
  readonly at: number
  readonly width: number
}

/** Draws a barcode of the digits (Interleaved 2 of 5) on the page. `x` and `y` are its upper left corner. */
export function drawBarcode(
  page: PdfPage,
  code: { readonly digits: string; readonly x: number; readonly y: number; readonly height: number },
): void {
  for (const { at, width } of encodeBarcodeBars(code.digits)) {
    const x = Math.round((code.x + at * moduleWidth) * 100) / 100
    page.box({ x, y: code.y, width: width * moduleWidth, height: code.height })
  }
}

/**
 * Returns the bars of a barcode. Throws for an odd number of digits, because padding would change the
 * number.
 */
export function encodeBarcodeBars(digits: string): readonly BarcodeBar[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 needs an even count of digits')
  return interleaved2of5({ bcid: 'interleaved2of5', text: digits, scaleX: 1, scaleY: 1 }, new BarNotes())
}

/** Records the bars that the encoder draws. This code draws nothing else. */
class BarNotes implements DrawingContext<readonly BarcodeBar[]> {
  private readonly bars: BarcodeBar[] = []

  scale(): null {
    return null
  }

  measure(): { width: number; ascent: number; descent: number } {
    return { width: 0, ascent: 0, descent: 0 }
  }

  /**
   * Records a bar. The encoder draws a bar as a line through its middle, with the bar's width; the position
   * is rounded up.
   */
  line(x: number, _fromY: number, _toX: number, _toY: number, width: number): void {
    this.bars.push({ at: x - (width + 1) / 2, width })
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
