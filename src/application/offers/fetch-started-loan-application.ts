import { inject, injectable } from 'inversify'
import { loanChosenInApplication, type LoanChosenInApplication } from '@/domain/offers/new-loan'
import type { Instant } from '@/domain/shared/calendar-date'
import { success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LoanOfferGateway } from './offer.port'

/** What the customer chose in an application for a loan, and when they started it. */
export interface StartedLoanApplication {
  /** The loan that the customer chose; undefined if the lender has stored no choice. */
  readonly chosenLoan: LoanChosenInApplication | undefined
  readonly startedAt: Instant
}

/** Reads an application for a loan by the lender's identifier of it (`hashKey`). Source: OFF-06. */
@injectable()
export class FetchStartedLoanApplication {
  constructor(
    @inject(LoanOfferGateway) private readonly gateway: Pick<
      LoanOfferGateway,
      'findLoanApplication' | 'findLoanApplicationSummary'
    >,
  ) {}

  async execute(hashKey: string): Promise<Result<StartedLoanApplication, GatewayFailure>> {
    const [application, summary] = await Promise.all([
      this.gateway.findLoanApplication(hashKey),
      this.gateway.findLoanApplicationSummary(hashKey),
    ])
    if (!application.ok) return application
    if (!summary.ok) return summary
    return success({ chosenLoan: loanChosenInApplication(summary.value), startedAt: application.value.date })
  }
}
