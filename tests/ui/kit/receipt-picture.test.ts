import { expect, it } from 'vitest'
import { drawReceipt, heightOf, type Pen } from '@/ui/kit/receipt-picture'

interface Written {
  readonly text: string
  readonly y: number
  readonly colour: Pen['fillStyle']
}

/** Keeps what is written, and where. */
class RecordingPen implements Pen {
  fillStyle: Pen['fillStyle'] = ''
  font = ''
  textAlign: Pen['textAlign'] = 'left'
  readonly written: Written[] = []

  fillRect(): void {}

  fillText(text: string, _: number, y: number): void {
    this.written.push({ text, y, colour: this.fillStyle })
  }
}

const words = {
  title: 'Comprobante de pago',
  amount: '$ 48.750,50',
  rows: [
    { label: 'Fecha', value: '21/11/2026, 12:00' },
    { label: 'Comercio', value: 'Ferretería El Tornillo' },
    { label: 'Número de operación', value: '505142005131' },
  ],
}

it('the picture of a voucher says all of it, line by line and within it', () => {
  const pen = new RecordingPen()
  drawReceipt(pen, words)
  expect(pen.written.map(({ text }) => text)).toEqual([
    'Comprobante de pago',
    '$ 48.750,50',
    'Fecha',
    '21/11/2026, 12:00',
    'Comercio',
    'Ferretería El Tornillo',
    'Número de operación',
    '505142005131',
  ])
  const lines = pen.written.map(({ y }) => y)
  expect(lines).toEqual(lines.toSorted((one, other) => one - other))
  expect(Math.max(...lines)).toBeLessThan(heightOf(words))
  expect(pen.written.filter(({ colour }) => colour === '#ffffff')).toEqual([])
})

it('shortens a name that would be squeezed', () => {
  const pen = new RecordingPen()
  drawReceipt(pen, { ...words, rows: [{ label: 'Comercio', value: 'Ñ'.repeat(41) }] })
  expect(pen.written.at(-1)?.text).toBe(`${'Ñ'.repeat(39)}…`)
})
