import { interleaved2of5, type DrawingContext } from 'bwip-js/generic'
import type { PdfPage } from '@/application/shared/pdf-page'

/** Points. */
const moduleWidth = 1.1

/** A bar and where it begins, in modules from the first. */
export interface Bar {
  readonly at: number
  readonly width: number
}

/** Draws the digits in Interleaved 2 of 5, its upper left corner there. */
export function drawBarcode(
  page: PdfPage,
  code: { readonly digits: string; readonly x: number; readonly y: number; readonly height: number },
): void {
  for (const { at, width } of barsOf(code.digits)) {
    const x = Math.round((code.x + at * moduleWidth) * 100) / 100
    page.box({ x, y: code.y, width: width * moduleWidth, height: code.height })
  }
}

/** Throws on an odd count of digits: padding would make another number of it. */
export function barsOf(digits: string): readonly Bar[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 needs an even count of digits')
  return interleaved2of5({ bcid: 'interleaved2of5', text: digits, scaleX: 1, scaleY: 1 }, new BarNotes())
}

/** Notes the bars that the encoder draws; nothing else is drawn for this code. */
class BarNotes implements DrawingContext<readonly Bar[]> {
  private readonly bars: Bar[] = []

  scale(): null {
    return null
  }

  measure(): { width: number; ascent: number; descent: number } {
    return { width: 0, ascent: 0, descent: 0 }
  }

  /** A bar comes as a line through its middle, rounded up, as wide as the bar. */
  line(x: number, _fromY: number, _toX: number, _toY: number, width: number): void {
    this.bars.push({ at: x - (width + 1) / 2, width })
  }

  end(): readonly Bar[] {
    return this.bars
  }

  init(): void {}
  polygon(): void {}
  hexagon(): void {}
  ellipse(): void {}
  fill(): void {}
  text(): void {}
}
