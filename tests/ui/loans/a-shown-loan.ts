import { success } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { LoanDetail } from '@/ui/loans/loan-detail'
import type { ErrorReporter } from '@/ui/kit/error-reporter'
import { LoanViewModel } from '@/ui/loans/loan-view-model'
import { aLoan } from '#tests/domain/loans/a-loan'
import { aWait, anAnswer, settled } from '#tests/support/an-answer'
import {
  MemoryAmountsDue,
  MemoryLoanGateway,
  loanQueries,
  martaSignedIn,
  unappliedPayments,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'

/** The lender and the device of somebody who looks at one of her loans. */
export interface LookingAtLoan {
  readonly gateway: MemoryLoanGateway
  readonly amountsDue: MemoryAmountsDue
  readonly clock: ManualClock
  readonly navigation: MemoryNavigation
  readonly breakage?: ErrorReporter
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
  const { gateway, amountsDue, clock, navigation, breakage } = looking
  const sessions = martaSignedIn()
  const queries = loanQueries(gateway, sessions, amountsDue)
  const unapplied = unappliedPayments(sessions)
  return new LoanViewModel(queries, unapplied, clock, navigation, anAnswer(clock), aWait(clock, breakage))
}

/** What she sees of a loan that is like that. */
export async function loanShown(change: Partial<Loan>, looking = lookingAtLoan()): Promise<LoanDetail> {
  looking.gateway.active = success([aLoan(change)])
  const model = aLoanViewModel(looking)
  model.start()
  const { answer } = model
  await settled(answer)
  if (answer.state.phase !== 'ready') throw new Error(`The loan is ${answer.state.phase}`)
  return answer.state.loan
}
