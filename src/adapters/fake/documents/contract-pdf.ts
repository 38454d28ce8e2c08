import { addMonths, type CalendarDate } from '@/domain/shared/calendar-date'
import { customerLines, pdfOfLines } from '@/adapters/fake/shared/pdf-of-lines'
import { amountText, dayText } from '@/adapters/fake/shared/pdf-texts'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { dueDateOf } from '@/adapters/fake/loans/schedule'

/** Returns the PDF of a loan's contract. */
export function contractPdf(
  { loan }: LoanBalance,
  customer: CustomerRecord,
  today: CalendarDate,
): Uint8Array {
  const { terms } = loan
  const first = dueDateOf(terms, 1, today)
  return pdfOfLines('Contrato de préstamo', [
    ...customerLines(customer),
    `Préstamo ${terms.externalId}`,
    ...(terms.commerceName === undefined ? [] : [`Comercio: ${terms.commerceName}`]),
    `Monto prestado: ${amountText(terms.disbursed)}`,
    `Se devuelve en ${terms.installmentCount} cuotas de ${amountText(terms.installment)}.`,
    `La primera vence el ${dayText(first)} y la última el ${dayText(addMonths(first, terms.installmentCount - 1))}.`,
    '1. El cliente recibió el monto prestado y se obliga a devolverlo en las cuotas de este contrato.',
    '2. Una cuota que no se paga en término suma intereses punitorios hasta el día en que se paga.',
    '3. El cliente puede arrepentirse dentro de los 10 días hábiles de firmado el contrato.',
    '4. El cliente puede cancelar el préstamo antes de tiempo.',
  ])
}

/** Returns the PDF receipt of the service that a loan paid for. */
export function servicesReceiptPdf(
  { loan }: LoanBalance,
  customer: CustomerRecord,
  today: CalendarDate,
): Uint8Array {
  const { terms } = loan
  return pdfOfLines('Comprobante de pago de servicios', [
    ...customerLines(customer),
    ...(terms.company === undefined
      ? []
      : [`Empresa: ${terms.company.name}`, `CUIT de la empresa: ${terms.company.taxId}`]),
    `Importe: ${amountText(terms.disbursed)}`,
    `Fecha: ${dayText(addMonths(dueDateOf(terms, 1, today), -1))}`,
    `Pagado con el préstamo ${terms.externalId}.`,
  ])
}
