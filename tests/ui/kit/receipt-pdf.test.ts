import { expect, it } from 'vitest'
import { createReceiptPdf } from '@/ui/kit/receipt-pdf'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

const receiptContent = {
  issuer: 'Luma Créditos',
  title: 'Comprobante de pago',
  amountText: '$\u00a012.345.678,90',
  rows: [
    { label: 'Qué pagaste', value: 'Distribuidora Mayorista de Electrodomésticos y Materiales' },
    { label: 'Fecha', value: '21/11/2026' },
  ],
}

it('a receipt as PDF has all its content, a line for each row, and is well formed', async () => {
  const file = createReceiptPdf(receiptContent)
  const pdf = parsePdf(new Uint8Array(await file.blob.arrayBuffer()))
  expect(file.contentType).toBe('application/pdf')
  expect(pdf.texts).toEqual([
    'Luma Créditos',
    'Comprobante de pago',
    '$ 12.345.678,90',
    'Qué pagaste',
    'Distribuidora Mayorista de Electrodomésticos',
    'y Materiales',
    'Fecha',
    '21/11/2026',
  ])
  expect(pdf.rectangles).toHaveLength(2)
  expect(pdf.misplacedObjectNumbers).toEqual([])
})
