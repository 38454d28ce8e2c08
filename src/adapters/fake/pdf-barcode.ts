import { interleaved2Of5 } from './interleaved-2-of-5'
import type { PdfPage } from './pdf'

/** Points. */
const moduleWidth = 1.1

/** Draws the digits in Interleaved 2 of 5, its upper left corner there. */
export function drawBarcode(
  page: PdfPage,
  code: { readonly digits: string; readonly x: number; readonly y: number; readonly height: number },
): void {
  let x = code.x
  for (const [position, modules] of interleaved2Of5(code.digits).entries()) {
    const width = modules * moduleWidth
    const isBar = position % 2 === 0
    if (isBar) page.box({ x: Math.round(x * 100) / 100, y: code.y, width, height: code.height })
    x += width
  }
}
