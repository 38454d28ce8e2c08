import { totalRepayment } from '@/domain/loan-cost/total-repayment'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import type { Cents } from '@/domain/shared/money'
import { formatBriefMoney } from '@/ui/kit/format'
import { totalRepaymentText, loanCostTexts } from '@/ui/texts/loan-cost.texts'
import styles from './total-repayment.module.css'

interface RepaymentTotalProps {
  readonly cost: LoanCost
  /** Amount that the customer has to pay today; present only for a refinancing. */
  readonly downPayment?: Cents | undefined
}

/**
 * The total that the customer repays. It is shown next to the button with which they take on the debt, so
 * that the total is visible whenever the button is. Source: REV-11.
 */
export function RepaymentTotal({ cost, downPayment }: RepaymentTotalProps) {
  const given = totalRepayment(cost, downPayment)
  if (!given) return <p className={styles['missing']}>{loanCostTexts.totalMissing}</p>
  return (
    <p className={styles['total']}>
      {totalRepaymentText({
        installmentsTotal: formatBriefMoney(given.installmentsTotal),
        receivedAmount: formatBriefMoney(given.receivedAmount),
        downPayment: given.downPayment === undefined ? undefined : formatBriefMoney(given.downPayment),
        totalWithDownPayment: formatBriefMoney(given.totalWithDownPayment),
      })}
    </p>
  )
}
