import { createOptionalOnDemandComponent } from '@/ui/kit/on-demand'
import styles from './on-demand-amount-due-explanation-link.module.css'
import type { AmountDueExplanationInput } from './amount-due-explanation-view-model'

const AmountDueExplanationLink = createOptionalOnDemandComponent<AmountDueExplanationInput>(
  async () => (await import('./amount-due-explanation-link')).AmountDueExplanationLink,
)

/**
 * The link to the explanation of an amount due; its code is loaded separately. Space for the link is
 * reserved if the lender is known to explain the amount. Otherwise the link may appear later, so place
 * nothing that can be pressed below it. Source: LOA-16.
 */
export function OnDemandAmountDueExplanationLink(input: AmountDueExplanationInput) {
  if (!input.isExplanationAvailable) return <AmountDueExplanationLink {...input} />
  return (
    <div className={styles['row']}>
      <AmountDueExplanationLink {...input} />
    </div>
  )
}
