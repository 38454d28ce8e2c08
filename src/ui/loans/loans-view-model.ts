import { inject, injectable } from 'inversify'
import { LoanQueries } from '@/application/loans/loan-queries'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { newLoanEntry, type NewLoanEntry } from '@/application/session/new-loan-entry'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { toLoanCard, type LoanCard } from './loan-card'

export type LoansState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly loans: readonly LoanCard[] }
  | { readonly phase: 'empty'; readonly newLoan: NewLoanEntry }
  | { readonly phase: 'failed'; readonly message: string }

/** The customer's loans. Source: LOA-01, LOA-02, LOA-11. */
@injectable()
export class LoansViewModel {
  state: LoansState = { phase: 'loading' }

  constructor(
    @inject(LoanQueries) private readonly queries: LoanQueries,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state')
  }

  start(): () => void {
    void this.retry()
    return this.waiting.end
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.find(), (loans) => {
      if (!loans.ok) this.state = { phase: 'failed', message: gatewayFailureText(loans.failure) }
      else if (loans.value.length === 0) this.state = { phase: 'empty', newLoan: newLoanEntry(this.sessions) }
      else
        this.state = {
          phase: 'ready',
          loans: loans.value.map((loan) => toLoanCard(loan, this.clock.today())),
        }
    })
  }

  /** Their order and the way to a new one depend on where she stands. */
  private async find(): ReturnType<LoanQueries['activeLoans']> {
    if (!this.sessions.accountStatus()) await this.loadAccountStatus.execute()
    return this.queries.activeLoans()
  }
}
