import { partPayment } from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'
import type { DueLine } from './amount-due'

/** What is due, with what was paid of each installment before: the lender's word on what is due tells the rest only. Source: LOA-15. */
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
