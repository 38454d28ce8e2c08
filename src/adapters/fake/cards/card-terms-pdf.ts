import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import { PdfDocument } from '@/application/shared/pdf-document'
import type { CustomerRecord } from '@/adapters/fake/shared/records'

const leftMargin = 56
const lineHeight = 18

const directDebitClauses = [
  'Autorizo a debitar de la tarjeta que indiqué el importe de cada cuota en su vencimiento.',
  'Si el débito no se puede hacer, la cuota queda pendiente y puedo pagarla por otro medio.',
  'Puedo reemplazar la tarjeta o dejar sin efecto esta adhesión cuando quiera.',
  'La adhesión vale hasta que se paguen todas las cuotas de los préstamos de la lista.',
]

/** Returns the PDF with the terms for paying the given loans with a card by direct debit. */
export function createCardDirectDebitTermsPdf(
  loans: readonly LoanBalance[],
  customer: CustomerRecord,
): Uint8Array {
  const page = new PdfDocument('Adhesión al débito')
  page.addText('Términos de la adhesión al débito', { x: leftMargin, y: 80, size: 20, weight: 'bold' })
  page.addBox({ x: leftMargin, y: 94, width: 483, height: 1 })
  page.addText(`${customer.firstName} ${customer.surname}`, { x: leftMargin, y: 124, size: 12 })
  page.addText(`CUIT ${customer.id}`, { x: leftMargin, y: 142, size: 12 })
  page.addText('Préstamos que se debitan', { x: leftMargin, y: 178, size: 14, weight: 'bold' })
  loans.forEach(({ loan }, index) => {
    const y = 200 + index * lineHeight
    page.addText(`Préstamo ${loan.externalId}, ${loan.terms.installmentCount} cuotas`, {
      x: leftMargin,
      y,
      size: 12,
    })
  })
  const start = 236 + loans.length * lineHeight
  directDebitClauses.forEach((clause, index) =>
    page.addText(`${index + 1}. ${clause}`, { x: leftMargin, y: start + index * lineHeight, size: 11 }),
  )
  return page.toBytes()
}
