import type { CreditLineChartAmounts } from '@/domain/revolving-line/credit-line'

/**
 * Returns the share of the credit line that is still available, from 0 to 1: the filled part of the ring
 * chart. 0 if the credit line has no maximum over 0. Source: REV-06.
 */
export function remainingShare({ remainingAmount, maxAmount }: CreditLineChartAmounts): number {
  return maxAmount > 0 ? remainingAmount / maxAmount : 0
}
