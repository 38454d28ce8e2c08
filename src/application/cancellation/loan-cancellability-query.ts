import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  earlyCancellationAvailability,
  type EarlyCancellationAvailability,
} from '@/domain/cancellation/early-cancellation'
import { revocationDeadlineOfLoan } from '@/domain/cancellation/revocation-deadline'
import type { Loan } from '@/domain/loans/loan'
import { LoanGateway } from '@/application/loans/loan.port'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { incompleteListFailure } from '@/application/shared/incomplete-list-failure'
import { Settings } from '@/application/shared/settings.port'
import { SkippedItems } from '@/application/shared/skipped-items'

/** A loan, and whether the customer can cancel it (pay it off early) or revoke its contract today. */
export interface LoanCancellability {
  readonly loan: Loan
  readonly earlyCancellation: EarlyCancellationAvailability
  /** Last day on which the loan can be revoked; missing if it cannot be revoked. */
  readonly revocableUntil?: CalendarDate | undefined
}

/** The name of the API call that lists the customer's loans. Failures to read the list have it as reference. */
export const loansListName = 'loans.listLoans'

/**
 * Returns the customer's loans that have something left to pay, each with whether it can be cancelled or
 * revoked today. Source: CAN-01 to CAN-04.
 */
@injectable()
export class LoanCancellabilityQuery {
  constructor(
    @inject(LoanGateway) private readonly loans: LoanGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Settings) private readonly settings: Settings,
    @inject(Clock) private readonly clock: Clock,
    @inject(SkippedItems) private readonly skippedItems: Pick<SkippedItems, 'lists'>,
  ) {}

  /**
   * Returns the loans. Fails if there are none, but the lender's list has an item that could not be read: the
   * customer may have a loan. Source: GEN-10.
   */
  async execute(): Promise<Result<readonly LoanCancellability[], GatewayFailure>> {
    const loans = await this.loansWithInstallmentsLeft()
    if (!loans.ok) return loans
    const incomplete = loans.value.length === 0 ? this.incompleteListFailure() : undefined
    return incomplete
      ? failure(incomplete)
      : success(loans.value.map((loan) => this.cancellabilityToday(loan)))
  }

  /**
   * Returns the loan, as the lender describes it now; undefined if it has nothing left to pay or is no longer
   * active. Fails if the loan is not found, but the lender's list has an item that could not be read. Source:
   * GEN-10.
   */
  async findLoan(loanId: string): Promise<Result<Loan | undefined, GatewayFailure>> {
    const loans = await this.loansWithInstallmentsLeft()
    if (!loans.ok) return loans
    const loan = loans.value.find((each) => each.loanId === loanId)
    const incomplete = loan ? undefined : this.incompleteListFailure()
    return incomplete ? failure(incomplete) : success(loan)
  }

  /**
   * Returns whether the loan can be cancelled or revoked today. The result may differ from what the list of
   * loans shows, because the list may have been loaded on an earlier day.
   */
  cancellabilityToday(loan: Loan): LoanCancellability {
    const today = this.clock.today()
    return {
      loan,
      earlyCancellation: earlyCancellationAvailability(loan.disbursementDate, today),
      revocableUntil: revocationDeadlineOfLoan(loan, today, this.settings.holidays),
    }
  }

  private async loansWithInstallmentsLeft(): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      const active = await this.loans.activeLoans(taxId)
      return active.ok ? success(active.value.filter(hasInstallmentLeftToPay)) : active
    })
  }

  private incompleteListFailure(): GatewayFailure | undefined {
    return incompleteListFailure(this.skippedItems, loansListName)
  }
}

function hasInstallmentLeftToPay({ installments, currentInstallment }: Loan): boolean {
  return currentInstallment !== undefined || installments.some(({ status }) => status !== 'paid')
}
