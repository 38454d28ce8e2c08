import type { Cents } from '@/domain/shared/money'
import { createCashBarcodeDigits } from './cash-barcode'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import { PdfDocument } from '@/application/shared/pdf-document'
import { drawBarcode } from '@/adapters/fake/shared/pdf-barcode'
import { formatAmount, formatDate } from '@/adapters/fake/shared/pdf-formats'
import type { CustomerRecord } from '@/adapters/fake/shared/records'

const leftMargin = 56
const barcodeTop = 420

/** Returns the PDF of a slip for paying in cash: customer, loan, amount and barcode. */
export function createCashSlipPdf(balance: LoanBalance, customer: CustomerRecord): Uint8Array {
  const { loan, payableInstallments, totalDue } = balance
  const digits = createCashBarcodeDigits(loan.externalId, totalDue)
  const page = new PdfDocument('Talón de pago')
  page.addText('Talón de pago en efectivo', { x: leftMargin, y: 80, size: 20, weight: 'bold' })
  page.addBox({ x: leftMargin, y: 94, width: 483, height: 1 })
  page.addText(`${customer.firstName} ${customer.surname}`, { x: leftMargin, y: 124, size: 12 })
  page.addText(`CUIT ${customer.id}`, { x: leftMargin, y: 142, size: 12 })
  page.addText(`Préstamo ${loan.externalId}`, { x: leftMargin, y: 160, size: 12 })
  payableInstallments.slice(0, 8).forEach((line, index) => {
    const amount = formatAmount(amountWithLateInterest(line.owed, line.lateInterest))
    page.addText(`Cuota ${line.number}, vence el ${formatDate(line.dueDate)}: ${amount}`, {
      x: leftMargin,
      y: 196 + index * 18,
      size: 12,
    })
  })
  page.addText(`Total a pagar: ${formatAmount(totalDue)}`, {
    x: leftMargin,
    y: 370,
    size: 16,
    weight: 'bold',
  })
  drawBarcode(page, { digits, x: leftMargin, y: barcodeTop, height: 64 })
  page.addText(digits, { x: leftMargin, y: barcodeTop + 84, size: 12 })
  page.addText('Presentá este talón en la caja. No hace falta enviar el comprobante.', {
    x: leftMargin,
    y: barcodeTop + 116,
    size: 11,
  })
  return page.toBytes()
}

function amountWithLateInterest(amount: Cents, lateInterest: Cents): number {
  return amount + lateInterest
}
