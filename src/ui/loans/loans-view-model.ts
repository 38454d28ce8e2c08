import { inject, injectable } from 'inversify'
import type { Loan } from '@/domain/loans/loan'
import type { UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import { success, type Result } from '@/domain/shared/result'
import { LoanQueries } from '@/application/loans/loan-queries'
import { UnappliedPaymentFinder } from '@/application/payments/unapplied-payment-finder'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { findNewLoanLinkVisibility, type NewLoanLinkVisibility } from '@/application/session/new-loan-entry'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { createLoanRow, type LoanRow } from './loan-row'

export type LoansState =
  | { readonly phase: 'ready'; readonly loans: readonly LoanRow[] }
  | { readonly phase: 'empty'; readonly newLoan: NewLoanLinkVisibility }

interface LoansFound {
  readonly loans: readonly Loan[]
  readonly unappliedPayments: readonly UnappliedPaymentOfLoan[]
}

/** The screen with the customer's loans. Source: LOA-01, LOA-02, LOA-11. */
@injectable()
export class LoansViewModel {
  constructor(
    @inject(LoanQueries) private readonly queries: LoanQueries,
    @inject(UnappliedPaymentFinder) private readonly unappliedPaymentFinder: UnappliedPaymentFinder,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(AsyncState) readonly asyncState: AsyncState<LoansState>,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    return this.asyncState.load(
      () => this.findLoans(),
      (loans) => (loans.ok ? this.toState(loans.value) : failedPhase(loans.failure)),
    )
  }

  private toState({ loans, unappliedPayments }: LoansFound): LoansState {
    if (loans.length === 0) return { phase: 'empty', newLoan: findNewLoanLinkVisibility(this.sessions) }
    const today = this.clock.today()
    return { phase: 'ready', loans: loans.map((loan) => createLoanRow(loan, today, unappliedPayments)) }
  }

  /**
   * Loads the customer's loans and, if it is not stored yet, their account status. The account status decides
   * in which order the loans are shown and whether a new loan is offered.
   */
  private async findLoans(): Promise<Result<LoansFound, GatewayFailure>> {
    const listed = this.unappliedPaymentFinder.fetchRegisteredPayments()
    if (!this.sessions.accountStatus()) await this.loadAccountStatus.execute()
    const loans = await this.queries.activeLoans()
    if (!loans.ok) return loans
    return success({
      loans: loans.value,
      unappliedPayments: this.unappliedPaymentFinder.unappliedPaymentsOfLoans(loans.value, await listed),
    })
  }
}
