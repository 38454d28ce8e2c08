import { partPayment } from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'
import type { DueItem } from './amount-due'

/**
 * Returns the due items with the amount already paid of each installment, taken from the loan. The lender's
 * items give only what is left. Source: LOA-15.
 */
export function withPartPayments(
  items: readonly DueItem[],
  installments: readonly Installment[],
): readonly DueItem[] {
  return items.map((item) => {
    if (item.kind === 'month') return item
    const installment = installments.find(({ number }) => number === item.number)
    const part = installment && partPayment(installment)
    return part ? { ...item, paidAmount: part.paid } : item
  })
}
