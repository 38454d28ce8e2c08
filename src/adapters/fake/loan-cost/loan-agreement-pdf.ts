import { addMonths } from '@/domain/shared/calendar-date'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import { customerLines, pdfOfLines } from '@/adapters/fake/shared/pdf-of-lines'
import type { FrenchLoan } from '@/adapters/fake/loans/french-loan'
import { amountText, dayText, percentText } from '@/adapters/fake/shared/pdf-texts'
import type { CustomerRecord, NewLoanRecord } from '@/adapters/fake/shared/records'

const purposes: Readonly<Record<NewLoanRecord['of'], string>> = {
  line: 'El importe se descuenta de lo disponible y se puede volver a usar a medida que se paga.',
  refinancing: 'El importe no se deposita: cancela lo que queda de la deuda que se refinancia.',
}

interface PaperTerms {
  readonly of?: NewLoanRecord['of'] | undefined
  /** Amount in cents taken off the first installment. */
  readonly off?: Cents
}

/** Returns the PDF of a loan's agreement, with the figures of that loan. Source: REV-09, DEM-05. */
export function loanAgreementPdf(
  cost: FrenchLoan,
  customer: CustomerRecord,
  { of = 'line', off = cents(0) }: PaperTerms = {},
): Uint8Array {
  const { amount, count, installment, firstDueDate } = cost
  return pdfOfLines('Términos y condiciones del préstamo', [
    ...customerLines(customer),
    `Monto financiado: ${amountText(amount)}`,
    `Se devuelve en ${count} ${count === 1 ? 'cuota' : 'cuotas'} de ${amountText(installment)}.`,
    ...(off > 0
      ? [`La primera, con su descuento, es de ${amountText(subtractCents(installment, off))}.`]
      : []),
    `La primera vence el ${dayText(firstDueDate)} y la última el ${dayText(addMonths(firstDueDate, count - 1))}.`,
    'Sistema de amortización: francés, cuotas iguales.',
    `Tasa nominal anual (TNA): ${percentText(cost.tna)}`,
    `Tasa efectiva anual (TEA): ${percentText(cost.tea)}`,
    `Costo financiero total (CFT): ${percentText(cost.cft)}`,
    `Intereses: ${amountText(cost.interests)}`,
    `Gastos de otorgamiento: ${amountText(cost.outgoings)}`,
    `Impuestos (IVA sobre los intereses): ${amountText(cost.taxes)}`,
    `Total a devolver: ${amountText(subtractCents(cost.total, off))}`,
    `1. ${purposes[of]}`,
    '2. Una cuota que no se paga en término suma intereses punitorios hasta el día en que se paga.',
    '3. El cliente puede arrepentirse dentro de los 10 días hábiles y cancelar antes de tiempo.',
  ])
}
