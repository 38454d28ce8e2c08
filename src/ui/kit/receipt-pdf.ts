import type { PortalFile } from '@/application/shared/file-saver.port'
import { PdfPage } from '@/application/shared/pdf-page'
import type { ReceiptWords } from './receipt-words'

const contentType = 'application/pdf'

/** Points. */
const margin = 56
const lineHeight = 18
const rowGap = 14
const valueColumn = 220
const columnWidth = 319

/** What a line of values holds of Helvetica at 12 points, however wide its letters are. */
const lettersInALine = 44

/** A receipt as text that can be selected, searched and read aloud. Source: PAY-22. */
export async function receiptPdf(words: ReceiptWords): Promise<PortalFile> {
  const { issuer = '', title, amount, rows } = words
  const page = new PdfPage(title)
  page.text(issuer, { x: margin, y: 72, size: 12 })
  page.text(title, { x: margin, y: 100, size: 18, weight: 'bold' })
  page.text(amount, { x: margin, y: 148, size: 30, weight: 'bold' })
  let y = 188
  for (const row of rows) y = writeRow(page, row, y)
  const bytes = new Blob([new Uint8Array(page.bytes())], { type: contentType })
  return { bytes, contentType }
}

/** Where the next row begins. */
function writeRow(page: PdfPage, { label, value }: ReceiptWords['rows'][number], y: number): number {
  const lines = linesOf(value)
  page.box({ x: margin, y: y - 16, width: valueColumn - margin + columnWidth, height: 0.5 })
  page.text(label, { x: margin, y, size: 12 })
  lines.forEach((line, position) =>
    page.text(line, { x: valueColumn, y: y + position * lineHeight, size: 12, weight: 'bold' }),
  )
  return y + lines.length * lineHeight + rowGap
}

/** Broken between words; a word that no line holds is cut. */
export function linesOf(text: string): readonly string[] {
  const words = text.split(' ').flatMap(cut)
  return words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined) return [word]
    const longer = `${last} ${word}`
    return longer.length > lettersInALine ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}

function cut(word: string): readonly string[] {
  if (word.length <= lettersInALine) return [word]
  return [word.slice(0, lettersInALine), ...cut(word.slice(lettersInALine))]
}
