import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { success, type Result } from '@/domain/shared/result'
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
import { Settings } from '@/application/shared/settings.port'

/** A loan, and whether the customer can cancel it (pay it off early) or revoke its contract today. */
export interface LoanCancellability {
  readonly loan: Loan
  readonly earlyCancellation: EarlyCancellationAvailability
  /** Last day on which the loan can be revoked; missing if it cannot be revoked. */
  readonly revocableUntil?: CalendarDate | undefined
}

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
  ) {}

  async execute(): Promise<Result<readonly LoanCancellability[], GatewayFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      const active = await this.loans.activeLoans(taxId)
      if (!active.ok) return active
      return success(
        active.value.filter(hasInstallmentLeftToPay).map((loan) => this.cancellabilityToday(loan)),
      )
    })
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
}

function hasInstallmentLeftToPay({ installments, currentInstallment }: Loan): boolean {
  return currentInstallment !== undefined || installments.some(({ status }) => status !== 'paid')
}
