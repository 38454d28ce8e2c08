import { success } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { LoanDetail } from '@/ui/loans/loan-detail'
import type { ErrorReporter } from '@/ui/kit/error-reporter'
import { LoanViewModel } from '@/ui/loans/loan-view-model'
import { aLoan } from '#tests/domain/loans/a-loan'
import { aPendingRequest, anAnswer, settled } from '#tests/support/an-answer'
import {
  MemoryAmountsDue,
  MemoryLoanGateway,
  loanQueries,
  martaSignedIn,
  unappliedPayments,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'

/** The lender and the device of a customer who views a loan. */
export interface LookingAtLoan {
  readonly gateway: MemoryLoanGateway
  readonly amountsDue: MemoryAmountsDue
  readonly clock: ManualClock
  readonly navigation: MemoryNavigation
  readonly errorReporter?: ErrorReporter
}

export function lookingAtLoan(): LookingAtLoan {
  return {
    gateway: new MemoryLoanGateway(),
    amountsDue: new MemoryAmountsDue(),
    clock: new ManualClock(),
    navigation: new MemoryNavigation('/mis-prestamos/L-1'),
  }
}

export function aLoanViewModel(looking: LookingAtLoan): LoanViewModel {
  const { gateway, amountsDue, clock, navigation, errorReporter } = looking
  const sessions = martaSignedIn()
  const queries = loanQueries(gateway, sessions, amountsDue)
  const unapplied = unappliedPayments(sessions)
  return new LoanViewModel(
    queries,
    unapplied,
    clock,
    navigation,
    anAnswer(clock),
    aPendingRequest(clock, errorReporter),
  )
}

/** Returns what the customer sees of such a loan. */
export async function loanShown(change: Partial<Loan>, looking = lookingAtLoan()): Promise<LoanDetail> {
  looking.gateway.active = success([aLoan(change)])
  const model = aLoanViewModel(looking)
  model.start()
  const { answer } = model
  await settled(answer)
  if (answer.state.phase !== 'ready') throw new Error(`The loan is ${answer.state.phase}`)
  return answer.state.loan
}
