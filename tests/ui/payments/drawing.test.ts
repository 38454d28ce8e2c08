import {
  BinaryBitmap,
  BitArray,
  GlobalHistogramBinarizer,
  ITFReader,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { describe, expect, it } from 'vitest'
import type { CodePicture } from '@/ui/payments/code-picture'
import { interleavedPicture } from '@/ui/payments/interleaved-drawing'
import { qrPicture, qrPng } from '@/ui/payments/qr-drawing'

const pixelsPerModule = 3

/** Colours the path of a picture, as a screen would, and gives it to a scanner. */
function scannable({ width, height, path }: CodePicture): BinaryBitmap {
  const [columns, rows] = [width * pixelsPerModule, height * pixelsPerModule]
  const pixels = new Uint8ClampedArray(columns * rows).fill(255)
  for (const [, x, y, w, h] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    const [left, top, wide, high] = [x, y, w, h].map((modules) => Number(modules) * pixelsPerModule)
    for (let row = Number(top); row < Number(top) + Number(high); row++)
      pixels.fill(0, row * columns + Number(left), row * columns + Number(left) + Number(wide))
  }
  const luminance = new RGBLuminanceSource(pixels, columns, rows)
  return new BinaryBitmap(new GlobalHistogramBinarizer(luminance))
}

function readBarcode(picture: CodePicture): string {
  const bitmap = scannable(picture)
  const row = bitmap.getBlackRow(Math.floor(bitmap.getHeight() / 2), new BitArray(bitmap.getWidth()))
  return new ITFReader().decodeRow(0, row, new Map()).getText()
}

describe('the barcode of a cash payment', () => {
  it.each(['4207000040128753000012625003', '4207000040130066012345678902', '00000000000000'])(
    'is read back by a scanner as exactly %s',
    (digits) => {
      expect(readBarcode(interleavedPicture(digits))).toBe(digits)
    },
  )

  it('keeps ten white modules on both sides', () => {
    const { path, width } = interleavedPicture('4207000040128753000012625003')
    const lefts = [...path.matchAll(/M(\d+) 0h(\d+)/g)]
    expect(lefts[0]?.[1]).toBe('10')
    const last = lefts.at(-1)
    expect(Number(last?.[1]) + Number(last?.[2])).toBe(width - 10)
  })
})

describe('the QR of a payment', () => {
  const text =
    '00020101021243360018com.creditosdelplata01084012875350150011307004412765204601253030326304ABCD'

  it('is read back by a scanner as the same text', () => {
    expect(new QRCodeReader().decode(scannable(qrPicture(text))).getText()).toBe(text)
  })

  it('is shared as a PNG 600 pixels wide', async () => {
    const { bytes, contentType } = await qrPng(text)
    const header = new DataView(await bytes.arrayBuffer())
    expect(contentType).toBe('image/png')
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([600, 600])
  })
})
