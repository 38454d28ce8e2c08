import { BitArray, ITFReader } from '@zxing/library'
import { describe, expect, it } from 'vitest'
import type { ScannableCode } from '@/ui/kit/scannable-code'
import { drawInterleavedBarcode } from '@/ui/payments/charge/interleaved-barcode'
import { drawCodeAsScannerInput } from '#tests/support/scanner-input'

function readBarcode(picture: ScannableCode): string {
  const bitmap = drawCodeAsScannerInput(picture)
  const row = bitmap.getBlackRow(Math.floor(bitmap.getHeight() / 2), new BitArray(bitmap.getWidth()))
  return new ITFReader().decodeRow(0, row, new Map()).getText()
}

describe('the barcode of a cash payment', () => {
  it.each(['4207000040128753000012625003', '4207000040130066012345678902', '00000000000000'])(
    'is read back by a scanner as exactly %s',
    (digits) => {
      expect(readBarcode(drawInterleavedBarcode(digits))).toBe(digits)
    },
  )

  it('keeps ten white modules on both sides', () => {
    const { path, width } = drawInterleavedBarcode('4207000040128753000012625003')
    const lefts = [...path.matchAll(/M(\d+) 0h(\d+)/g)]
    expect(lefts[0]?.[1]).toBe('10')
    const last = lefts.at(-1)
    expect(Number(last?.[1]) + Number(last?.[2])).toBe(width - 10)
  })
})
