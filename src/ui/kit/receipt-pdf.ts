import type { PortalFile } from '@/application/shared/file-saver.port'
import { PdfDocument } from '@/application/shared/pdf-document'
import { wrapText, type ReceiptRow, type ReceiptContent } from './receipt-content'

const contentType = 'application/pdf'

/** Margin of the receipt's page, in points. */
const margin = 56
const lineHeight = 18
const rowGap = 14
const valueColumn = 220
const columnWidth = 319

/** Characters of 12-point Helvetica that fit in a line of values, however wide they are. */
const lettersInALine = 44

/** Returns the receipt as a PDF whose text can be selected, searched and read aloud. Source: PAY-22. */
export function createReceiptPdf(content: ReceiptContent): PortalFile {
  const { issuer = '', title, amount, rows } = content
  const page = new PdfDocument(title)
  page.addText(issuer, { x: margin, y: 72, size: 12 })
  page.addText(title, { x: margin, y: 100, size: 18, weight: 'bold' })
  page.addText(amount, { x: margin, y: 148, size: 30, weight: 'bold' })
  let y = 188
  for (const row of rows) y = writeRow(page, row, y)
  const bytes = new Blob([new Uint8Array(page.toBytes())], { type: contentType })
  return { bytes, contentType }
}

/**
 * Writes a row of the receipt. `y` is its distance from the top of the page, in points; returns that of the
 * next row.
 */
function writeRow(page: PdfDocument, { label, value }: ReceiptRow, y: number): number {
  const lines = wrapText(value, lettersInALine)
  page.addBox({ x: margin, y: y - 16, width: valueColumn - margin + columnWidth, height: 0.5 })
  page.addText(label, { x: margin, y, size: 12 })
  lines.forEach((line, position) =>
    page.addText(line, { x: valueColumn, y: y + position * lineHeight, size: 12, weight: 'bold' }),
  )
  return y + lines.length * lineHeight + rowGap
}
