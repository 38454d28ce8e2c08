import type { OpenLoanFailure } from '@/application/loans/loan-queries'
import type { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { failedPhase, type FailedPhase } from '@/ui/kit/async-state'

/**
 * Returns the failed state of a screen of one loan. Undefined for a loan that the customer does not have, which
 * leads to the list of their loans. Source: LOA-03.
 */
export function loanNotOpenedPhase(
  failure: OpenLoanFailure,
  navigation: Navigation,
): FailedPhase | undefined {
  if (failure.kind !== 'loan-not-found') return failedPhase(failure)
  navigation.go(addresses.loans.to(), { replace: true })
  return undefined
}
