import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { installmentsInOrder } from '@/domain/loans/installments'
import { nextInstallment } from '@/domain/loans/loan-standing'
import type { Loan } from '@/domain/loans/loan'
import { LoanQueries } from '@/application/loans/loan-queries'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { createInstallmentRow, type InstallmentRow } from './installment-row'
import { loanName } from './loan-name'
import { loanLoadFailedPhase } from './loan-load-failed-phase'

interface AllInstallmentsState {
  readonly phase: 'ready'
  readonly loanTitle: string
  readonly rows: readonly InstallmentRow[]
}

/** The screen with every installment of a loan. Source: LOA-06 to LOA-08, LOA-12. */
@injectable()
export class AllInstallmentsViewModel {
  constructor(
    @inject(LoanQueries) private readonly queries: LoanQueries,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<AllInstallmentsState>,
  ) {
    observeFields(this)
  }

  /** Address of the loan's screen. */
  get loanAddress(): string {
    return addresses.loan.createPath(addresses.allInstallments.parse(this.navigation))
  }

  onMount(): () => void {
    const { idLoan } = addresses.allInstallments.parse(this.navigation)
    return this.asyncState.load(
      () => this.queries.findLoan(idLoan),
      (loan) => {
        if (loan.ok) return this.toState(loan.value)
        return loanLoadFailedPhase(loan.failure, this.navigation)
      },
    )
  }

  private toState(loan: Loan): AllInstallmentsState {
    return { phase: 'ready', loanTitle: loanName(loan), rows: installmentRows(loan, this.clock.today()) }
  }
}

function installmentRows(loan: Loan, today: CalendarDate): readonly InstallmentRow[] {
  const currentNumber = nextInstallment(loan)?.number
  return installmentsInOrder(loan.installments).map((installment) =>
    createInstallmentRow(installment, currentNumber, today),
  )
}
