import { inject, injectable } from 'inversify'
import type { RecentPayment } from '@/domain/loans/loan'
import { LoanQueries } from '@/application/loans/loan-queries'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { formatDayAndMonth, formatMoney } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
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
  payments: readonly RecentPayment[] = []
  private loanId = ''

  constructor(
    @inject(LoanQueries) private readonly queries: LoanQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Waiting) readonly waiting: Waiting,
    @inject(Waiting) private readonly waitingForPayments: Waiting,
  ) {
    observed(this, 'state', 'payments')
  }

  start({ loanId }: { readonly loanId: string }): () => void {
    this.loanId = loanId
    void this.retry()
    return () => {
      this.waiting.end()
      this.waitingForPayments.end()
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
    this.state = { phase: 'loading' }
    await Promise.all([this.openLoan(), this.loadPayments()])
  }

  private openLoan(): Promise<void> {
    return this.waiting.for(this.queries.loan(this.loanId), (loan) => {
      if (loan.ok) this.state = { phase: 'ready', loan: toLoanDetail(loan.value, this.clock.today()) }
      else if (loan.failure.kind === 'loan-not-found') this.navigation.go(paths.loans, { replace: true })
      else this.state = { phase: 'failed', message: gatewayFailureText(loan.failure) }
    })
  }

  private loadPayments(): Promise<void> {
    return this.waitingForPayments.for(this.queries.recentPayments(), (payments) => {
      this.payments = payments
    })
  }
}
