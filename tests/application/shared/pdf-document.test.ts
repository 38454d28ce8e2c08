import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PdfDocument, textAsPrintedInPdf } from '@/application/shared/pdf-document'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

const textPosition = { x: 1, y: 1, size: 9 }

function writeAndParse(text: string) {
  return parsePdf(new PdfDocument('Ñ').addText(text, textPosition).toBytes())
}

it.each([
  ['parentheses, backslashes and accents', 'a(b)\\c áéíóúñ $\u00a01', 'a(b)\\c áéíóúñ $ 1'],
  ['the signs of print', '“Ñandú”… 5 € – 6 —', '“Ñandú”… 5 € – 6 —'],
  ['accents written apart', 'Jose\u0301', 'José'],
  ['letters that it lacks, without their accent', 'Łódź ő', '?ódz o'],
  ['what it cannot write, as one mark each', '🙂 漢', '? ?'],
])('a PDF keeps %s', (_, text, written) => {
  expect(writeAndParse(text).texts).toEqual([written])
})

it.each([
  ['keeps accents and the signs of print', 'Ñandú €\u00a06 — “a”', 'Ñandú € 6 — “a”'],
  ['replaces what a PDF lacks', 'ő 🙂 漢', 'o ? ?'],
])('a PDF shows the text %s', (_, text, printed) => {
  expect(textAsPrintedInPdf(text)).toBe(printed)
  expect(writeAndParse(text).texts).toEqual([printed])
})

it('a PDF puts the text after two page breaks on the third page', () => {
  const page = new PdfDocument('a').addPage().addPage().addText('tercera', textPosition)
  const contents = pageSource(page).split('endstream')
  expect(contents.map((each) => each.includes('(tercera)'))).toEqual([false, false, true, false])
})

it('a PDF is well formed with any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const pdf = writeAndParse(text)
      expect(pdf.misplacedObjectNumbers).toEqual([])
      expect(pdf.texts).toHaveLength(1)
    }),
  )
})

/** Returns the source text of a PDF page, decoded from its bytes. */
function pageSource(page: PdfDocument): string {
  return new TextDecoder('windows-1252').decode(page.toBytes())
}

it('a PDF of two pages is complete, object after object, in A4', () => {
  const page = new PdfDocument('Pago (1)')
    .addText('Arriba', { x: 40, y: 50, size: 12 })
    .addText('En negrita', { x: 40, y: 80.5, size: 9, weight: 'bold' })
    .addPage()
    .addBox({ x: 10, y: 100, width: 1.236, height: 20.111 })
  const objects = pageSource(page).split(/\n?\d+ 0 obj\n/)
  expect(objects.map((each) => each.replace(/\nendobj\n?[^]*/, ''))).toEqual([
    '%PDF-1.4',
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [5 0 R 7 0 R] /Count 2 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /regular 3 0 R /bold 4 0 R >> >> >>',
    `<< /Length 87 >>\nstream\nBT /regular 12 Tf 40 792 Td (Arriba) Tj ET\nBT /bold 9 Tf 40 761.5 Td (En negrita) Tj ET\nendstream`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 8 0 R /Resources << /Font << /regular 3 0 R /bold 4 0 R >> >> >>',
    `<< /Length 25 >>\nstream\n10 721.89 1.24 20.11 re f\nendstream`,
    String.raw`<< /Title (Pago \(1\)) >>`,
  ])
})

it('a PDF ends with a table of the position of each object', () => {
  const text = pageSource(new PdfDocument('a').addText('b', textPosition))
  const table =
    /xref\n0 8\n0000000000 65535 f \n((?:\d{10} 00000 n \n){7})trailer\n<< \/Size 8 \/Root 1 0 R \/Info 7 0 R >>\nstartxref\n\d+\n%%EOF\n$/
  expect(text).toMatch(table)
  expect(parsePdf(new PdfDocument('a').toBytes()).misplacedObjectNumbers).toEqual([])
})
