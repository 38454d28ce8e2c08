import type { Cents } from '@/domain/shared/money'
import type { CreditLine } from './credit-line'

/**
 * Returns the maximum amount of the credit line that the lender offers to the customer, in cents. Undefined
 * if it offers none; an offer of 0 counts as none. Source: REV-01, HOM-05, QRP-03.
 */
export function offeredCreditLineAmount(
  line: Pick<CreditLine, 'campaignMaxAmount'> | undefined,
): Cents | undefined {
  const maxAmount = line?.campaignMaxAmount
  return maxAmount !== undefined && maxAmount > 0 ? maxAmount : undefined
}
