import { differingFirstInstallmentAmount } from '@/domain/loan-cost/loan-cost'
import type { Cents } from '@/domain/shared/money'
import { formatBriefMoney } from '@/ui/kit/format'
import { planInstallmentsTextWithCount } from '@/ui/texts/loan-cost.texts'

interface PlanInstallments {
  readonly count: number
  /** Amount of each installment. */
  readonly amount: Cents
  /** Amount of the first installment, if it is known; it may equal the others. */
  readonly firstInstallmentAmount?: Cents | undefined
}

/**
 * Returns the text that names a repayment plan by its installments, such as `6 cuotas de $ 10.986,94`. Source:
 * QRP-06, REV-09.
 */
export function planTitleText({ count, amount, firstInstallmentAmount }: PlanInstallments): string {
  const first = differingFirstInstallmentAmount(amount, firstInstallmentAmount)
  return planInstallmentsTextWithCount(
    count,
    formatBriefMoney(amount),
    first === undefined ? undefined : formatBriefMoney(first),
  )
}
