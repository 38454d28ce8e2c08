import qrcode from 'qrcode'
import type { PdfDocument } from '@/application/shared/pdf-document'

/**
 * Draws a QR code (error correction M), `side` points wide, on a page of a PDF. The white margin that a QR
 * code needs around it is not included.
 */
export function drawQrCode(
  page: PdfDocument,
  {
    text,
    x,
    y,
    side,
  }: { readonly text: string; readonly x: number; readonly y: number; readonly side: number },
): void {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules
  const module = side / size
  for (let row = 0; row < size; row += 1)
    for (let start = 0; start < size; start += 1) {
      let end = start
      while (end < size && data[row * size + end]) end += 1
      if (end > start)
        page.addBox({
          x: x + start * module,
          y: y + row * module,
          width: (end - start) * module,
          height: module,
        })
      start = end
    }
}
