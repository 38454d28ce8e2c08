import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import { formatBriefMoney } from '@/ui/kit/format'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { formatPercent } from './format-percent'

/**
 * Returns short texts about the cost of an installment plan: the total to repay and the total financial cost
 * (CFT). A fact that the lender does not give is left out. Source: REV-11.
 */
export function installmentPlanCostTexts({
  amountToReturn,
  cft,
}: Pick<RepaymentPlan, 'amountToReturn' | 'cft'>): readonly string[] {
  return [
    ...(amountToReturn === undefined ? [] : [loanCostTexts.givesBack(formatBriefMoney(amountToReturn))]),
    ...(cft === undefined ? [] : [loanCostTexts.cft(formatPercent(cft))]),
  ]
}
