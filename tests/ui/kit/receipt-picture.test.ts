import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawReceipt, receiptPictureHeight, type ReceiptCanvas } from '@/ui/kit/receipt-picture'
import { wrapText } from '@/ui/kit/receipt-content'

interface WrittenText {
  readonly text: string
  readonly y: number
  readonly colour: ReceiptCanvas['fillStyle']
}

/** Canvas that draws nothing and records each written text with its vertical position and colour. */
class RecordingCanvas implements ReceiptCanvas {
  fillStyle: ReceiptCanvas['fillStyle'] = ''
  font = ''
  textAlign: ReceiptCanvas['textAlign'] = 'left'
  readonly writtenTexts: WrittenText[] = []

  fillRect(): void {}

  fillText(text: string, _: number, y: number): void {
    this.writtenTexts.push({ text, y, colour: this.fillStyle })
  }
}

const receiptContent = {
  title: 'Comprobante de pago',
  amountText: '$ 48.750,50',
  rows: [
    { label: 'Fecha', value: '21/11/2026, 12:00' },
    { label: 'Comercio', value: 'Ferretería El Tornillo' },
    { label: 'Número de operación', value: '505142005131' },
  ],
}

it('the picture of a voucher has all its content, line by line and within its border', () => {
  const canvas = new RecordingCanvas()
  drawReceipt(canvas, receiptContent)
  expect(canvas.writtenTexts.map(({ text }) => text)).toEqual([
    'Comprobante de pago',
    '$ 48.750,50',
    'Fecha',
    '21/11/2026, 12:00',
    'Comercio',
    'Ferretería El Tornillo',
    'Número de operación',
    '505142005131',
  ])
  const lines = canvas.writtenTexts.map(({ y }) => y)
  expect(lines).toEqual(lines.toSorted((one, other) => one - other))
  expect(Math.max(...lines)).toBeLessThan(receiptPictureHeight(receiptContent))
  expect(canvas.writtenTexts.filter(({ colour }) => colour === '#ffffff')).toEqual([])
})

it('the picture writes a long name on as many lines as it needs, within its border', () => {
  const name = 'Distribuidora Mayorista de Electrodomésticos y Materiales del Nordeste'
  const canvas = new RecordingCanvas()
  const rows = [
    { label: 'Comercio', value: name },
    { label: 'Fecha', value: '21/11/2026' },
  ]
  drawReceipt(canvas, { ...receiptContent, rows })
  expect(canvas.writtenTexts.slice(3).map(({ text }) => text)).toEqual([
    'Distribuidora Mayorista de',
    'Electrodomésticos y Materiales del',
    'Nordeste',
    'Fecha',
    '21/11/2026',
  ])
  const lines = canvas.writtenTexts.map(({ y }) => y)
  expect(lines).toEqual(lines.toSorted((one, other) => one - other))
  expect(receiptPictureHeight({ ...receiptContent, rows }) - Math.max(...lines)).toBeGreaterThan(40)
})

it('the picture names the lender above its title', () => {
  const canvas = new RecordingCanvas()
  drawReceipt(canvas, { ...receiptContent, issuer: 'Luma Créditos' })
  expect(canvas.writtenTexts.slice(0, 2).map(({ text }) => text)).toEqual([
    'Luma Créditos',
    'Comprobante de pago',
  ])
})

describe('a text divided into lines', () => {
  it('keeps every letter, and no line is wider than its limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, letters) => {
        const lines = wrapText(text, letters)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(letters)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })
})
