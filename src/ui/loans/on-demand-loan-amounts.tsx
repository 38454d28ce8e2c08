import { optionalOnDemand } from '@/ui/kit/on-demand'
import styles from './on-demand-loan-amounts.module.css'
import type { LoanAmountsInput } from './loan-amounts-view-model'

const LoanAmounts = optionalOnDemand<LoanAmountsInput>(
  async () => (await import('./loan-amounts')).LoanAmounts,
)

/**
 * The link that explains an amount, loaded separately from the panel, which does not wait for it. Its row is
 * there from the beginning if the lender is known to explain the amount; otherwise it may appear later, so
 * nothing that can be pressed belongs below it. Source: LOA-16.
 */
export function OnDemandLoanAmounts(input: LoanAmountsInput) {
  if (!input.isExplained) return <LoanAmounts {...input} />
  return (
    <div className={styles['row']}>
      <LoanAmounts {...input} />
    </div>
  )
}
