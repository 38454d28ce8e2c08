import { interleaved2of5, type DrawingContext } from 'bwip-js/generic'
import type { CodePicture } from '@/ui/kit/code-picture'

/** Modules that stay white on both sides; scanners need ten. */
const quietZone = 10
/** Modules; tall enough for a shaky hand. */
const height = 60

/** Draws exactly those digits as Interleaved 2 of 5; an odd count has to be refused before. Source: PAY-08. */
export function interleavedPicture(digits: string): CodePicture {
  return interleaved2of5({ bcid: 'interleaved2of5', text: digits, scaleX: 1, scaleY: 1 }, new BarCollector())
}

/** Notes the bars that the encoder draws; nothing else is drawn for this code. */
class BarCollector implements DrawingContext<CodePicture> {
  private readonly bars: string[] = []
  private farEnd = 0

  scale(): null {
    return null
  }

  measure(): { width: number; ascent: number; descent: number } {
    return { width: 0, ascent: 0, descent: 0 }
  }

  /** A bar comes as a line through its middle, rounded up, as wide as the bar. */
  line(x: number, _fromY: number, _toX: number, _toY: number, width: number): void {
    const left = x - (width + 1) / 2
    this.farEnd = left + width
    this.bars.push(`M${left + quietZone} 0h${width}v${height}h-${width}z`)
  }

  end(): CodePicture {
    return { width: this.farEnd + 2 * quietZone, height, path: this.bars.join('') }
  }

  init(): void {}
  polygon(): void {}
  hexagon(): void {}
  ellipse(): void {}
  fill(): void {}
  text(): void {}
}
