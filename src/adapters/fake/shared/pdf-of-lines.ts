import { PdfDocument } from '@/application/shared/pdf-document'
import type { CustomerRecord } from './records'

const leftMargin = 56
const firstLineTop = 124
const lineHeight = 22
const linesPerPage = 30

/** Returns a PDF with a title and lines of text, on as many pages as needed. */
export function createTextPdf(title: string, lines: readonly string[]): Uint8Array {
  const page = new PdfDocument(title)
  drawPdfTextLines(page, title, lines)
  return page.toBytes()
}

/**
 * Writes a title and lines of text on a page of a PDF, and on further pages if needed. Returns the vertical
 * position of the next line, in points.
 */
export function drawPdfTextLines(page: PdfDocument, title: string, lines: readonly string[]): number {
  page.addText(title, { x: leftMargin, y: 80, size: 20, weight: 'bold' })
  page.addBox({ x: leftMargin, y: 94, width: 483, height: 1 })
  for (const [index, line] of lines.entries()) {
    const place = index % linesPerPage
    if (index > 0 && place === 0) page.addPage()
    page.addText(line, { x: leftMargin, y: firstLineTop + place * lineHeight, size: 11 })
  }
  return firstLineTop + (((lines.length - 1) % linesPerPage) + 1) * lineHeight
}

/** Returns the lines of a PDF that name the customer. */
export function createCustomerPdfLines({ firstName, surname, id }: CustomerRecord): readonly string[] {
  return [`${firstName} ${surname}`, `CUIT ${id}`]
}
