import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sortedInstallments } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import { LoanQueries } from '@/application/loans/loan-queries'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { SlowNotice } from '@/ui/kit/slow-notice'
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
  /** Counts the loads, so that the answer of an earlier one is dropped. */
  private load = 0

  constructor(
    @inject(LoanQueries) private readonly queries: LoanQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SlowNotice) readonly slow: SlowNotice,
  ) {
    makeAutoObservable<this, 'load' | 'loanId'>(
      this,
      { load: false, loanId: false, slow: false },
      { autoBind: true },
    )
  }

  start({ loanId }: { readonly loanId: string }): () => void {
    this.loanId = loanId
    void this.retry()
    return () => {
      this.load++
      this.slow.stop()
    }
  }

  async retry(): Promise<void> {
    const load = ++this.load
    this.state = { phase: 'loading' }
    const stopWatching = this.slow.watch()
    const loan = await this.queries.loan(this.loanId)
    stopWatching()
    if (load !== this.load) return
    if (loan.ok)
      this.settle({
        phase: 'ready',
        loanTitle: loanTitle(loan.value),
        rows: rowsOf(loan.value, this.clock.today()),
      })
    else if (loan.failure.kind === 'loan-not-found') this.navigation.go(paths.loans, { replace: true })
    else this.settle({ phase: 'failed', message: gatewayFailureText(loan.failure) })
  }

  private settle(state: AllInstallmentsState): void {
    this.state = state
  }
}

function rowsOf({ installments, currentInstallment }: Loan, today: CalendarDate): readonly InstallmentRow[] {
  return sortedInstallments(installments).map((installment) =>
    toInstallmentRow(installment, currentInstallment, today),
  )
}
