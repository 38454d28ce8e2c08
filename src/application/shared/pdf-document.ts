/** A position on the page in points (72 per inch), from the upper left corner. */
interface PagePosition {
  readonly x: number
  readonly y: number
}

type PageItem =
  | (PagePosition & {
      readonly kind: 'text'
      readonly text: string
      readonly size: number
      readonly weight: 'regular' | 'bold'
    })
  | (PagePosition & { readonly kind: 'box'; readonly width: number; readonly height: number })

const pageWidth = 595
const pageHeight = 842

/**
 * Builds a PDF document of texts and filled boxes: A4, Helvetica, uncompressed. New items are drawn on the
 * last page.
 */
export class PdfDocument {
  private readonly pages: [PageItem[], ...PageItem[][]] = [[]]

  constructor(private readonly title: string) {}

  addPage(): this {
    this.pages.push([])
    return this
  }

  addText(
    text: string,
    place: PagePosition & { readonly size: number; readonly weight?: 'regular' | 'bold' },
  ): this {
    this.page.push({ kind: 'text', text, weight: 'regular', ...place })
    return this
  }

  /** Draws a filled black box: a bar of a barcode or, if it is thin, a line. */
  addBox(box: PagePosition & { readonly width: number; readonly height: number }): this {
    this.page.push({ kind: 'box', ...box })
    return this
  }

  toBytes(): Uint8Array {
    const kids = this.pages.map((_, index) => `${firstPageObjectNumber + 2 * index} 0 R`).join(' ')
    return latin1Bytes(
      createPdfFileText([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${kids}] /Count ${this.pages.length} >>`,
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
        ...this.pages.flatMap((glyphs, index) => pageObjects(glyphs, firstPageObjectNumber + 2 * index)),
        `<< /Title (${escapePdfText(this.title)}) >>`,
      ]),
    )
  }

  private get page(): PageItem[] {
    return this.pages.at(-1) ?? this.pages[0]
  }
}

/**
 * Number of the PDF object of the first page. The objects before it are the catalogue, the list of pages
 * and two fonts.
 */
const firstPageObjectNumber = 5

/** Returns the objects of a page: the page itself, then its content. */
function pageObjects(glyphs: readonly PageItem[], number: number): readonly string[] {
  const content = glyphs.map(toPdfOperator).join('\n')
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${number + 1} 0 R /Resources << /Font << /regular 3 0 R /bold 4 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}

function toPdfOperator(glyph: PageItem): string {
  if (glyph.kind === 'text')
    return `BT /${glyph.weight} ${glyph.size} Tf ${glyph.x} ${pageHeight - glyph.y} Td (${escapePdfText(glyph.text)}) Tj ET`
  return `${roundToHundredths(glyph.x)} ${roundToHundredths(pageHeight - glyph.y - glyph.height)} ${roundToHundredths(glyph.width)} ${roundToHundredths(glyph.height)} re f`
}

function roundToHundredths(points: number): number {
  return Math.round(points * 100) / 100
}

/**
 * Returns the PDF document. Objects are numbered from 1; the cross-reference table gives the byte offset of
 * each.
 */
function createPdfFileText(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`
}

/** Codes of typographic characters in WinAnsi, the encoding of Helvetica. */
const winAnsiCodes = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
])

/**
 * Returns the text as the PDF shows it. A character that the PDF's font cannot show loses its accent or
 * becomes a question mark.
 */
export function textAsPrintedInPdf(text: string): string {
  return lettersOf(text)
    .map((letter) => (winAnsiCodes.has(letter) ? letter : latin1Letter(letter)))
    .join('')
}

/**
 * Returns the text as it is written between parentheses in a PDF: a backslash before each `\`, `(` and `)`.
 * A letter neither in Latin-1 nor in `winAnsiCodes` loses its accent or becomes a question mark.
 */
function escapePdfText(text: string): string {
  return lettersOf(text)
    .map(encodedLetter)
    .join('')
    .replaceAll(/[\\()]/g, '\\$&')
}

function lettersOf(text: string): readonly string[] {
  return Array.from(text.normalize('NFC').replaceAll('\u00a0', ' '))
}

function encodedLetter(letter: string): string {
  const code = winAnsiCodes.get(letter)
  return code === undefined ? latin1Letter(letter) : String.fromCharCode(code)
}

function latin1Letter(letter: string): string {
  if (isInLatin1(letter)) return letter
  const [plain = ''] = letter.normalize('NFD')
  return isInLatin1(plain) ? plain : '?'
}

function isInLatin1(letter: string): boolean {
  return /[\u0020-\u007e\u00a0-\u00ff]/.test(letter)
}

function latin1Bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
