import { onDemand } from '@/ui/kit/on-demand'
import type { LoanAmountsInput } from './loan-amounts-view-model'

function Nothing() {
  return undefined
}

/**
 * The link that explains an amount, loaded separately from the panel, which does not wait for it; without it,
 * nothing is offered. Source: LOA-16.
 */
export const ExplainedAmount = onDemand<LoanAmountsInput>(async () => {
  const loaded = await import('./loan-amounts').catch(() => undefined)
  return loaded?.LoanAmounts ?? Nothing
})
