import { interleaved2of5, type DrawingContext } from 'bwip-js/generic'
import type { ScannableCode } from '@/ui/kit/scannable-code'

/**
 * Width of the white margin on each side of the barcode, in modules (the narrowest bars). Scanners need ten.
 */
const quietZoneModules = 10
/**
 * Height of the barcode in modules (the narrowest bars). It is high enough to be scanned even if a hand
 * shakes.
 */
const barHeightModules = 60

/**
 * Returns a drawing of the digits as a barcode of the kind Interleaved 2 of 5. The caller checks first
 * that the number of digits is even. Source: PAY-08.
 */
export function drawInterleavedBarcode(digits: string): ScannableCode {
  return interleaved2of5({ bcid: 'interleaved2of5', text: digits, scaleX: 1, scaleY: 1 }, new BarCollector())
}

/**
 * Collects the bars that the barcode library draws. For an Interleaved 2 of 5 barcode, the library draws only
 * bars, so the other drawing methods do nothing.
 */
class BarCollector implements DrawingContext<ScannableCode> {
  private readonly bars: string[] = []
  private farEnd = 0

  scale(): null {
    return null
  }

  measure(): { width: number; ascent: number; descent: number } {
    return { width: 0, ascent: 0, descent: 0 }
  }

  /**
   * Adds a bar to the drawing of the barcode. The barcode library gives the width of the bar and its middle,
   * rounded up to a whole number.
   */
  line(x: number, _fromY: number, _toX: number, _toY: number, width: number): void {
    const left = x - (width + 1) / 2
    this.farEnd = left + width
    this.bars.push(`M${left + quietZoneModules} 0h${width}v${barHeightModules}h-${width}z`)
  }

  end(): ScannableCode {
    return { width: this.farEnd + 2 * quietZoneModules, height: barHeightModules, path: this.bars.join('') }
  }

  init(): void {}
  polygon(): void {}
  hexagon(): void {}
  ellipse(): void {}
  fill(): void {}
  text(): void {}
}
