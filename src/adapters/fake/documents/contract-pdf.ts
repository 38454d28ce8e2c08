import { type CalendarDate } from '@/domain/shared/calendar-date'
import { addMonths } from '@/domain/shared/calendar-month'
import { createCustomerPdfLines, createTextPdf } from '@/adapters/fake/shared/pdf-of-lines'
import { formatAmount, formatDate } from '@/adapters/fake/shared/pdf-formats'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { calculateInstallmentDueDate } from '@/adapters/fake/loans/schedule'

/**
 * Returns a PDF with the contract of a loan: the amount lent, the installments, their due dates and the
 * conditions.
 */
export function createLoanContractPdf(
  { loan }: LoanBalance,
  customer: CustomerRecord,
  today: CalendarDate,
): Uint8Array {
  const { terms } = loan
  const first = calculateInstallmentDueDate(terms, 1, today)
  return createTextPdf('Contrato de préstamo', [
    ...createCustomerPdfLines(customer),
    `Préstamo ${terms.externalId}`,
    ...(terms.commerceName === undefined ? [] : [`Comercio: ${terms.commerceName}`]),
    `Monto prestado: ${formatAmount(terms.disbursedAmount)}`,
    `Se devuelve en ${terms.installmentCount} cuotas de ${formatAmount(terms.installment)}.`,
    `La primera vence el ${formatDate(first)} y la última el ${formatDate(addMonths(first, terms.installmentCount - 1))}.`,
    '1. El cliente recibió el monto prestado y se obliga a devolverlo en las cuotas de este contrato.',
    '2. Una cuota que no se paga en término suma intereses punitorios hasta el día en que se paga.',
    '3. El cliente puede arrepentirse dentro de los 10 días hábiles de firmado el contrato.',
    '4. El cliente puede cancelar el préstamo antes de tiempo.',
  ])
}

/** Returns the PDF of the receipt of the service that the loan has paid for. */
export function createServiceReceiptPdf(
  { loan }: LoanBalance,
  customer: CustomerRecord,
  today: CalendarDate,
): Uint8Array {
  const { terms } = loan
  return createTextPdf('Comprobante de pago de servicios', [
    ...createCustomerPdfLines(customer),
    ...(terms.company === undefined
      ? []
      : [`Empresa: ${terms.company.name}`, `CUIT de la empresa: ${terms.company.taxId}`]),
    `Importe: ${formatAmount(terms.disbursedAmount)}`,
    `Fecha: ${formatDate(addMonths(calculateInstallmentDueDate(terms, 1, today), -1))}`,
    `Pagado con el préstamo ${terms.externalId}.`,
  ])
}
