import type { PortalFile } from '@/application/shared/file-saver.port'
import { PdfDocument } from '@/application/shared/pdf-document'
import { wrapText, type ReceiptRow, type ReceiptContent } from './receipt-content'

const contentType = 'application/pdf'

/** Margin of the receipt's page, in points. */
const marginPoints = 56
const lineHeightPoints = 18
const rowGapPoints = 14
const valueColumnStartPoints = 220
const valueColumnWidthPoints = 319

/**
 * Maximum number of characters in a line of a value, in 12-point Helvetica. So many fit even if all of them
 * are wide.
 */
const maxCharactersPerLine = 44

/** Returns the receipt as a PDF whose text can be selected, searched and read aloud. Source: PAY-22. */
export function createReceiptPdf(content: ReceiptContent): PortalFile {
  const { issuer = '', title, amountText, rows } = content
  const page = new PdfDocument(title)
  page.addText(issuer, { x: marginPoints, y: 72, size: 12 })
  page.addText(title, { x: marginPoints, y: 100, size: 18, weight: 'bold' })
  page.addText(amountText, { x: marginPoints, y: 148, size: 30, weight: 'bold' })
  let y = 188
  for (const row of rows) y = writeRow(page, row, y)
  const blob = new Blob([new Uint8Array(page.toBytes())], { type: contentType })
  return { blob, contentType }
}

/**
 * Writes a row of the receipt. `y` is the distance of the row from the top of the page, in points. Returns
 * this distance for the next row.
 */
function writeRow(page: PdfDocument, { label, value }: ReceiptRow, y: number): number {
  const lines = wrapText(value, maxCharactersPerLine)
  page.addBox({
    x: marginPoints,
    y: y - 16,
    width: valueColumnStartPoints - marginPoints + valueColumnWidthPoints,
    height: 0.5,
  })
  page.addText(label, { x: marginPoints, y, size: 12 })
  lines.forEach((line, position) =>
    page.addText(line, {
      x: valueColumnStartPoints,
      y: y + position * lineHeightPoints,
      size: 12,
      weight: 'bold',
    }),
  )
  return y + lines.length * lineHeightPoints + rowGapPoints
}
