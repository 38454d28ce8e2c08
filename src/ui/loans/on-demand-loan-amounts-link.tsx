import { createOptionalOnDemandComponent } from '@/ui/kit/on-demand'
import styles from './on-demand-loan-amounts-link.module.css'
import type { LoanAmountsInput } from './loan-amounts-view-model'

const LoanAmountsLink = createOptionalOnDemandComponent<LoanAmountsInput>(
  async () => (await import('./loan-amounts-link')).LoanAmountsLink,
)

/**
 * The link to the explanation of an amount due; its code is loaded separately. Space for the link is
 * reserved if the lender is known to explain the amount. Otherwise the link may appear later, so place
 * nothing that can be pressed below it. Source: LOA-16.
 */
export function OnDemandLoanAmountsLink(input: LoanAmountsInput) {
  if (!input.isExplained) return <LoanAmountsLink {...input} />
  return (
    <div className={styles['row']}>
      <LoanAmountsLink {...input} />
    </div>
  )
}
