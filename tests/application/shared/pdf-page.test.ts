import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PdfPage } from '@/application/shared/pdf-page'
import { readPdf } from '#tests/adapters/fake/pdf-reader'

const place = { x: 1, y: 1, size: 9 }

function written(text: string) {
  return readPdf(new PdfPage('Ñ').text(text, place).bytes())
}

it.each([
  ['parentheses, backslashes and accents', 'a(b)\\c áéíóúñ $\u00a01', 'a(b)\\c áéíóúñ $ 1'],
  ['the signs of print', '“Ñandú”… 5 € – 6 —', '“Ñandú”… 5 € – 6 —'],
  ['accents written apart', 'Jose\u0301', 'José'],
  ['letters that it lacks, without their accent', 'Łódź ő', '?ódz o'],
  ['what it cannot write, as one mark each', '🙂 漢', '? ?'],
])('a PDF keeps %s', (_, text, kept) => {
  expect(written(text).texts).toEqual([kept])
})

it('a PDF is whole whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const pdf = written(text)
      expect(pdf.misplacedObjects).toEqual([])
      expect(pdf.texts).toHaveLength(1)
    }),
  )
})
