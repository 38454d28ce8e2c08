import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCashBarcodeDigits } from '@/adapters/fake/payments/cash-barcode'
import { encodeBarcodeBars } from '@/adapters/fake/shared/pdf-barcode'
import { cents } from '@/domain/shared/money'
import { FakeBackEndClient } from '#tests/adapters/fake/fake-back-end-client'
import { parsePdf, type ParsedPdf } from '#tests/adapters/fake/pdf-reader'

const fetchSlip = async (personaId: string, customerId: string, externalId: string): Promise<ParsedPdf> => {
  const asking = new FakeBackEndClient()
  const token = await asking.logIn(personaId)
  const answer = await asking.get(`/payments/cashPayment/${customerId}/${externalId}`, { token })
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  return parsePdf(answer.bytes)
}

describe('the cash slip', () => {
  it('names the customer, the loan and the amount', async () => {
    const slip = await fetchSlip('marta', 'c-8f21d04b', '40128753')
    expect(slip.texts).toEqual([
      'Talón de pago en efectivo',
      'Marta Giménez',
      'CUIT 27284561231',
      'Préstamo 40128753',
      'Cuota 4, vence el 01/12/2026: $ 12.625,00',
      'Total a pagar: $ 12.625,00',
      '4207000040128753000012625003',
      'Presentá este talón en la caja. No hace falta enviar el comprobante.',
    ])
    expect(slip.misplacedObjectNumbers).toEqual([])
  })

  it('lists each overdue installment with its punitive interest', async () => {
    const { texts } = await fetchSlip('raul', 'c-17be90a3', '40116602')
    expect(texts.slice(4, 8)).toEqual([
      'Cuota 2, vence el 01/09/2026: $ 20.087,42',
      'Cuota 3, vence el 01/10/2026: $ 41.676,93',
      'Cuota 4, vence el 01/11/2026: $ 40.118,91',
      'Total a pagar: $ 101.883,26',
    ])
  })

  it('has bars for the digits under them', async () => {
    const slip = await fetchSlip('marta', 'c-8f21d04b', '40128753')
    const bars = slip.rectangles.filter((box) => box.height > 10)
    expect(decodeBarcodeBars(bars)).toBe('4207000040128753000012625003')
  })
})

describe('the barcode', () => {
  it('has an even number of digits, which its bars give back', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 })
    fc.assert(
      fc.property(amounts, fc.stringMatching(/^\d{8}$/), (amount, externalId) => {
        const digits = createCashBarcodeDigits(externalId, cents(amount))
        expect(digits).toMatch(/^\d{28}$/)
        expect(
          decodeBarcodeBars(encodeBarcodeBars(digits).map(({ start, width }) => ({ x: start, width }))),
        ).toBe(digits)
      }),
    )
  })

  it.each(['', '1', '123', '12a4'])('of %j is refused instead of padded', (digits) => {
    expect(() => encodeBarcodeBars(digits)).toThrow(RangeError)
  })
})

/**
 * For each digit, the positions of the two wide elements among the five elements that encode it in the
 * barcode. The table does not come from the code of the portal.
 */
const wideElementPositions = ['23', '04', '14', '01', '24', '02', '12', '34', '03', '13']

function decodeBarcodeWidths(widths: readonly number[]): string {
  const body = widths.slice(4, -3)
  let digits = ''
  for (let pair = 0; pair < body.length; pair += 10) {
    const elements = body.slice(pair, pair + 10)
    digits += decodeBarcodeDigit(elements.filter((_, index) => index % 2 === 0))
    digits += decodeBarcodeDigit(elements.filter((_, index) => index % 2 === 1))
  }
  return digits
}

function decodeBarcodeDigit(elements: readonly number[]): number {
  const wide = elements.flatMap((width, index) => (width > 2 ? [index] : [])).join('')
  return wideElementPositions.indexOf(wide)
}

/** Returns the digits of a barcode from the positions and widths of its bars on paper. */
function decodeBarcodeBars(bars: readonly { readonly x: number; readonly width: number }[]): string {
  const narrow = Math.min(...bars.map((bar) => bar.width))
  const modules = bars.flatMap((bar, index) => {
    const next = bars[index + 1]
    const own = Math.round(bar.width / narrow)
    return next ? [own, Math.round((next.x - bar.x - bar.width) / narrow)] : [own]
  })
  return decodeBarcodeWidths(modules)
}
