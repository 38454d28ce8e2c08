import type { OpenLoanFailure } from '@/application/loans/loan-queries'
import type { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { failedPhase, type FailedPhase } from '@/ui/kit/async-state'

/**
 * Returns the state of a loan's screen if the loan could not be loaded. If the reason is that the customer
 * has no such loan, opens the list of their loans and returns undefined. Source: LOA-11, LOA-12.
 */
export function loanLoadFailedPhase(
  failure: OpenLoanFailure,
  navigation: Navigation,
): FailedPhase | undefined {
  if (failure.kind !== 'loan-not-found') return failedPhase(failure)
  navigation.goTo(addresses.loans.createPath(), { replace: true })
  return undefined
}
