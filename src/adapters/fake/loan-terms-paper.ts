import { addMonths } from '@/domain/shared/calendar-date'
import { ofWhom, paperPage } from './paper-page'
import type { FrenchLoan } from './french-loan'
import { amountText, dayText, percentText } from './pdf-texts'
import type { CustomerRecord, NewLoanRecord } from './records'

const purposes: Readonly<Record<NewLoanRecord['of'], string>> = {
  line: 'El importe se descuenta de lo disponible y se puede volver a usar a medida que se paga.',
  refinancing: 'El importe no se deposita: cancela lo que queda de la deuda que se refinancia.',
}

/** What is agreed to with a loan, with the figures of that very loan. Source: REV-09, DEM-05. */
export function loanTermsPaper(
  cost: FrenchLoan,
  customer: CustomerRecord,
  of: NewLoanRecord['of'] = 'line',
): Uint8Array {
  const { amount, count, installment, firstDueDate } = cost
  return paperPage('Términos y condiciones del préstamo', [
    ...ofWhom(customer),
    `Monto financiado: ${amountText(amount)}`,
    `Se devuelve en ${count} ${count === 1 ? 'cuota' : 'cuotas'} de ${amountText(installment)}.`,
    `La primera vence el ${dayText(firstDueDate)} y la última el ${dayText(addMonths(firstDueDate, count - 1))}.`,
    'Sistema de amortización: francés, cuotas iguales.',
    `Tasa nominal anual (TNA): ${percentText(cost.tna)}`,
    `Tasa efectiva anual (TEA): ${percentText(cost.tea)}`,
    `Costo financiero total (CFT): ${percentText(cost.cft)}`,
    `Intereses: ${amountText(cost.interests)}`,
    `Gastos de otorgamiento: ${amountText(cost.outgoings)}`,
    `Impuestos (IVA sobre los intereses): ${amountText(cost.taxes)}`,
    `Total a devolver: ${amountText(cost.total)}`,
    `1. ${purposes[of]}`,
    '2. Una cuota que no se paga en término suma intereses punitorios hasta el día en que se paga.',
    '3. El cliente puede arrepentirse dentro de los 10 días hábiles y cancelar antes de tiempo.',
  ])
}
