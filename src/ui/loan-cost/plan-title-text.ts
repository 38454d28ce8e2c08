import type { RepaymentPlan } from '@/domain/loan-cost/installment-option'
import { differingFirstInstallment } from '@/domain/loan-cost/loan-cost'
import { formatBriefMoney } from '@/ui/kit/format'
import { planCountAndInstallmentsText } from '@/ui/texts/loan-cost.texts'

/**
 * Returns the text that names a repayment plan by its installments, such as `6 cuotas de $ 10.986,94`. Source:
 * QRP-06, REV-09.
 */
export function planTitleText({
  count,
  amount,
  firstInstallmentAmount,
}: Pick<RepaymentPlan, 'count' | 'amount' | 'firstInstallmentAmount'>): string {
  const first = differingFirstInstallment(amount, firstInstallmentAmount)
  return planCountAndInstallmentsText(
    count,
    formatBriefMoney(amount),
    first === undefined ? undefined : formatBriefMoney(first),
  )
}
