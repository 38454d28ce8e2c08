import { totalRepayment, costPerHundredRepaid } from '@/domain/loan-cost/total-repayment'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import { loanCostTexts } from '@/ui/texts/loan-cost.texts'
import { classNames } from '@/ui/kit/class-names'
import styles from './total-repayment.module.css'

const dropCount = 10

/**
 * Shows how many pesos the customer receives for every 100 pesos that they repay, as ten drops and a
 * sentence. Source: REV-11.
 */
export function PesosReceivedPerHundredRepaid({ cost }: { readonly cost: LoanCost }) {
  const given = totalRepayment(cost)
  const share = given && costPerHundredRepaid(given)
  if (!share) return undefined
  const filled = Math.round(share.received / dropCount)
  return (
    <div className={styles['share']}>
      <div className={styles['drops']} aria-hidden="true">
        {Array.from({ length: dropCount }, (_, position) => (
          <span
            key={position}
            className={classNames(styles['drop'], position < filled && styles['received'])}
          />
        ))}
      </div>
      <p>{loanCostTexts.share(share.received, share.cost)}</p>
    </div>
  )
}
