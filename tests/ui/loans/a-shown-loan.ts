import { success } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { LoanDetail } from '@/ui/loans/loan-detail'
import type { ScreenErrorRelay } from '@/ui/kit/screen-error-relay'
import { LoanViewModel } from '@/ui/loans/loan-view-model'
import { aLoan } from '#tests/domain/loans/a-loan'
import {
  createPendingRequest,
  createAsyncState,
  waitUntilStateLoaded,
} from '#tests/support/async-state-builders'
import {
  MemoryAmountsDue,
  MemoryLoanGateway,
  createLoanQueries,
  createSessionStoreWithMarta,
  createUnappliedPaymentsService,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'

/** In-memory lender and device for a customer who opens the screen of a loan. */
interface LoanScreenSetup {
  readonly gateway: MemoryLoanGateway
  readonly amountsDueSource: MemoryAmountsDue
  readonly clock: ManualClock
  readonly navigation: MemoryNavigation
  readonly errorRelay?: ScreenErrorRelay
}

function createLoanScreenSetup(): LoanScreenSetup {
  return {
    gateway: new MemoryLoanGateway(),
    amountsDueSource: new MemoryAmountsDue(),
    clock: new ManualClock(),
    navigation: new MemoryNavigation('/mis-prestamos/L-1'),
  }
}

export function createLoanViewModel(looking: LoanScreenSetup): LoanViewModel {
  const { gateway, amountsDueSource, clock, navigation, errorRelay } = looking
  const sessions = createSessionStoreWithMarta()
  const queries = createLoanQueries(gateway, sessions, amountsDueSource)
  const unapplied = createUnappliedPaymentsService(sessions)
  return new LoanViewModel(
    queries,
    unapplied,
    clock,
    navigation,
    createAsyncState(clock),
    createPendingRequest(clock, errorRelay),
  )
}

/**
 * Returns what the screen of a loan shows. `change` replaces fields of the loan. Throws if the screen
 * shows no loan.
 */
export async function loadShownLoanDetail(
  change: Partial<Loan>,
  looking = createLoanScreenSetup(),
): Promise<LoanDetail> {
  looking.gateway.activeLoansAnswer = success([aLoan(change)])
  const model = createLoanViewModel(looking)
  model.onMount()
  const { asyncState } = model
  await waitUntilStateLoaded(asyncState)
  if (asyncState.state.phase !== 'ready') throw new Error(`The loan is ${asyncState.state.phase}`)
  return asyncState.state.loan
}
