import { partPayment } from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'
import type { DueLine } from './amount-due'

/**
 * Returns the due lines with the amount already paid of each installment, taken from the loan. The lender's
 * lines give only what is left. Source: LOA-15.
 */
export function withPartPayments(
  lines: readonly DueLine[],
  installments: readonly Installment[],
): readonly DueLine[] {
  return lines.map((line) => {
    if (line.kind === 'month') return line
    const installment = installments.find(({ number }) => number === line.number)
    const part = installment && partPayment(installment)
    return part ? { ...line, paidAmount: part.paid } : line
  })
}
