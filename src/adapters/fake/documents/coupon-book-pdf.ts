import { createCashBarcodeDigits } from '@/adapters/fake/payments/cash-barcode'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import { PdfDocument } from '@/application/shared/pdf-document'
import { drawBarcode } from '@/adapters/fake/shared/pdf-barcode'
import { formatAmount, formatDate } from '@/adapters/fake/shared/pdf-formats'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import type { ScheduledInstallment } from '@/adapters/fake/loans/schedule'

const leftMargin = 56
const firstCouponTop = 190
const couponHeight = 120
const couponsPerPage = 5

/**
 * Returns the PDF of a coupon book for paying in cash: a coupon with a barcode for each unpaid installment,
 * without late interest.
 */
export function createCouponBookPdf(
  { loan, installments }: LoanBalance,
  customer: CustomerRecord,
): Uint8Array {
  const { externalId, installmentCount } = loan.terms
  const page = new PdfDocument('Cuponera de pago')
  page.addText('Cuponera de pago', { x: leftMargin, y: 80, size: 20, weight: 'bold' })
  page.addBox({ x: leftMargin, y: 94, width: 483, height: 1 })
  page.addText(`${customer.firstName} ${customer.surname}`, { x: leftMargin, y: 124, size: 12 })
  page.addText(`CUIT ${customer.id}`, { x: leftMargin, y: 142, size: 12 })
  page.addText(`Préstamo ${externalId}`, { x: leftMargin, y: 160, size: 12 })
  const unpaid = installments.filter(({ state }) => state !== 'PAID')
  for (const [index, installment] of unpaid.entries()) {
    const place = index % couponsPerPage
    if (index > 0 && place === 0) page.addPage()
    drawCoupon(page, {
      installment,
      installmentCount,
      externalId,
      top: firstCouponTop + place * couponHeight,
    })
  }
  return page.toBytes()
}

interface Coupon {
  readonly installment: ScheduledInstallment
  readonly installmentCount: number
  readonly externalId: string
  readonly top: number
}

function drawCoupon(page: PdfDocument, { installment, installmentCount, externalId, top }: Coupon): void {
  const { number, dueDate, owed: amount } = installment
  const digits = createCashBarcodeDigits(externalId, amount)
  page.addBox({ x: leftMargin, y: top, width: 483, height: 0.5 })
  page.addText(
    `Cuota ${number} de ${installmentCount}, vence el ${formatDate(dueDate)}: ${formatAmount(amount)}`,
    {
      x: leftMargin,
      y: top + 24,
      size: 12,
      weight: 'bold',
    },
  )
  drawBarcode(page, { digits, x: leftMargin, y: top + 36, height: 44 })
  page.addText(digits, { x: leftMargin, y: top + 96, size: 10 })
}
