import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import type { RecentPayment } from '@/domain/loans/loan'
import { LoanQueries } from '@/application/loans/loan-queries'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { formatDayAndMonth, formatMoney } from '@/ui/kit/format'
import { SlowNotice } from '@/ui/kit/slow-notice'
import { paths } from '@/ui/paths'
import { gatewayFailureText } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { toLoanDetail, type LoanDetail } from './loan-detail'

export type LoanState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly loan: LoanDetail }
  | { readonly phase: 'failed'; readonly message: string }

/** A banner, not a history: my payments has them all. */
const mostPaymentsShown = 3

/** One loan with its installments around the current one. Source: LOA-03 to LOA-09, LOA-12. */
@injectable()
export class LoanViewModel {
  state: LoanState = { phase: 'loading' }
  private payments: readonly RecentPayment[] = []
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

  /** The latest payments, first the latest, until the customer has read them. Source: LOA-09. */
  get recentPayments(): readonly string[] {
    return this.payments
      .slice(0, mostPaymentsShown)
      .map(({ amount, date }) =>
        loansTexts.payments.payment(formatMoney(amount), formatDayAndMonth(date, this.clock.today())),
      )
  }

  dismissPayments(): void {
    this.payments = []
  }

  async retry(): Promise<void> {
    const load = ++this.load
    this.state = { phase: 'loading' }
    await Promise.all([this.openLoan(load), this.loadPayments(load)])
  }

  private async openLoan(load: number): Promise<void> {
    const stopWatching = this.slow.watch()
    const loan = await this.queries.loan(this.loanId)
    stopWatching()
    if (load !== this.load) return
    if (loan.ok) this.settle({ phase: 'ready', loan: toLoanDetail(loan.value, this.clock.today()) })
    else if (loan.failure.kind === 'loan-not-found') this.navigation.go(paths.loans, { replace: true })
    else this.settle({ phase: 'failed', message: gatewayFailureText(loan.failure) })
  }

  private async loadPayments(load: number): Promise<void> {
    const payments = await this.queries.recentPayments()
    if (load !== this.load) return
    runInAction(() => {
      this.payments = payments
    })
  }

  private settle(state: LoanState): void {
    this.state = state
  }
}
