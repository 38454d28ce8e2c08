import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeInterleavedBarcode } from '@/domain/payments/interleaved-barcode'

describe('the digits of an interleaved barcode', () => {
  it.each(['00', '0123456789', '04470000000100284501726334000000000000000012'])('can be %s', (digits) => {
    expect(canBeInterleavedBarcode(digits)).toBe(true)
  })

  it.each(['', '0', '123', '12 34', '12-34', '12a4', '1234\n', '١٢'])('cannot be %j', (digits) => {
    expect(canBeInterleavedBarcode(digits)).toBe(false)
  })

  it('are paired', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1 }), (digits) => {
        expect(canBeInterleavedBarcode(digits)).toBe(digits.length % 2 === 0)
      }),
    )
  })
})
