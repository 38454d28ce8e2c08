import { QRCodeReader } from '@zxing/library'
import { describe, expect, it } from 'vitest'
import { drawQrCode, createQrPng } from '@/ui/kit/qr-drawing'
import { drawCodeAsScannerInput } from '#tests/support/scanner-input'

describe('a QR code', () => {
  const text =
    '00020101021243360018com.creditosdelplata01084012875350150011307004412765204601253030326304ABCD'

  it('is read back by a scanner as the same text', () => {
    expect(new QRCodeReader().decode(drawCodeAsScannerInput(drawQrCode(text))).getText()).toBe(text)
  })

  it('is shared as a PNG 600 pixels wide', async () => {
    const { blob, contentType } = await createQrPng(text)
    const header = new DataView(await blob.arrayBuffer())
    expect(contentType).toBe('image/png')
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([600, 600])
  })
})
