import { addMonths } from '@/domain/shared/calendar-month'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import { createCustomerPdfLines, createTextPdf } from '@/adapters/fake/shared/pdf-of-lines'
import type { EqualInstallmentLoanCost } from '@/adapters/fake/loans/french-loan'
import { formatAmount, formatDate, formatPercent } from '@/adapters/fake/shared/pdf-formats'
import type { CustomerRecord, NewLoanRecord } from '@/adapters/fake/shared/records'

const purposeTexts: Readonly<Record<NewLoanRecord['product'], string>> = {
  line: 'El importe se descuenta de lo disponible y se puede volver a usar a medida que se paga.',
  refinancing: 'El importe no se deposita: cancela lo que queda de la deuda que se refinancia.',
}

interface AgreementTerms {
  readonly loanPurpose?: NewLoanRecord['product'] | undefined
  /** Amount in cents of the discount on the first installment. */
  readonly firstInstallmentDiscount?: Cents
}

/**
 * Returns the PDF of the agreement of a loan, with the amounts and rates of that loan.
 * Source: REV-09, DEM-05.
 */
export function createLoanAgreementPdf(
  cost: EqualInstallmentLoanCost,
  customer: CustomerRecord,
  { loanPurpose = 'line', firstInstallmentDiscount = cents(0) }: AgreementTerms = {},
): Uint8Array {
  const { amount, installmentCount, installment, firstDueDate } = cost
  return createTextPdf('Términos y condiciones del préstamo', [
    ...createCustomerPdfLines(customer),
    `Monto financiado: ${formatAmount(amount)}`,
    `Se devuelve en ${installmentCount} ${installmentCount === 1 ? 'cuota' : 'cuotas'} de ${formatAmount(installment)}.`,
    ...(firstInstallmentDiscount > 0
      ? [
          `La primera, con su descuento, es de ${formatAmount(subtractCents(installment, firstInstallmentDiscount))}.`,
        ]
      : []),
    `La primera vence el ${formatDate(firstDueDate)} y la última el ${formatDate(addMonths(firstDueDate, installmentCount - 1))}.`,
    'Sistema de amortización: francés, cuotas iguales.',
    `Tasa nominal anual (TNA): ${formatPercent(cost.tna)}`,
    `Tasa efectiva anual (TEA): ${formatPercent(cost.tea)}`,
    `Costo financiero total (CFT): ${formatPercent(cost.cft)}`,
    `Intereses: ${formatAmount(cost.totalInterest)}`,
    `Gastos de otorgamiento: ${formatAmount(cost.grantingFee)}`,
    `Impuestos (IVA sobre los intereses): ${formatAmount(cost.taxes)}`,
    `Total a devolver: ${formatAmount(subtractCents(cost.total, firstInstallmentDiscount))}`,
    `1. ${purposeTexts[loanPurpose]}`,
    '2. Una cuota que no se paga en término suma intereses punitorios hasta el día en que se paga.',
    '3. El cliente puede arrepentirse dentro de los 10 días hábiles y cancelar antes de tiempo.',
  ])
}
