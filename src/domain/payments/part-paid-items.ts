import { partlyPaidInstallment } from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'
import type { DueItem } from './amount-due'

/**
 * Returns the items of the amount due, each with what has already been paid of its installment. The paid
 * amount comes from the loan, because an item gives only what is left to pay. Source: LOA-15.
 */
export function addPaidAmountsToDueItems(
  items: readonly DueItem[],
  installments: readonly Installment[],
): readonly DueItem[] {
  return items.map((item) => {
    if (item.kind === 'month') return item
    const installment = installments.find(({ number }) => number === item.number)
    const part = installment && partlyPaidInstallment(installment)
    return part ? { ...item, paidAmount: part.paidAmount } : item
  })
}
