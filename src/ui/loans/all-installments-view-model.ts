import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sortedInstallments } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import { LoanQueries } from '@/application/loans/loan-queries'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { paths } from '@/ui/paths'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { toInstallmentRow, type InstallmentRow } from './installment-row'
import { loanTitle } from './loan-detail'

export type AllInstallmentsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly loanTitle: string; readonly rows: readonly InstallmentRow[] }
  | { readonly phase: 'failed'; readonly message: string }

/** Every installment of a loan. Source: LOA-06 to LOA-08, LOA-12. */
@injectable()
export class AllInstallmentsViewModel {
  state: AllInstallmentsState = { phase: 'loading' }
  private loanId = ''

  constructor(
    @inject(LoanQueries) private readonly queries: LoanQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state')
  }

  start({ loanId }: { readonly loanId: string }): () => void {
    this.loanId = loanId
    void this.retry()
    return this.waiting.end
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.queries.loan(this.loanId), (loan) => {
      if (loan.ok) this.state = { phase: 'ready', ...this.contents(loan.value) }
      else if (loan.failure.kind === 'loan-not-found') this.navigation.go(paths.loans, { replace: true })
      else this.state = { phase: 'failed', message: gatewayFailureText(loan.failure) }
    })
  }

  private contents(loan: Loan): { readonly loanTitle: string; readonly rows: readonly InstallmentRow[] } {
    return { loanTitle: loanTitle(loan), rows: rowsOf(loan, this.clock.today()) }
  }
}

function rowsOf({ installments, currentInstallment }: Loan, today: CalendarDate): readonly InstallmentRow[] {
  return sortedInstallments(installments).map((installment) =>
    toInstallmentRow(installment, currentInstallment, today),
  )
}
