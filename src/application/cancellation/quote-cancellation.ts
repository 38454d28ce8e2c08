import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  isCancellationPayableToday,
  remainingInstallmentsTotal,
  earlyCancellationSaving,
  type CancellationTerms,
  type RemainingInstallmentsTotal,
} from '@/domain/cancellation/cancellation-terms'
import type { Loan } from '@/domain/loans/loan'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CancellationGateway } from './cancellation.port'

/** The price of cancelling a loan, with the day on which the lender quoted it. Source: CAN-05. */
export interface CancellationQuote {
  readonly terms: CancellationTerms
  readonly quotedOn: CalendarDate
  readonly remaining?: RemainingInstallmentsTotal
  readonly saving?: Cents
}

/**
 * Why there is no price for cancelling a loan. `not-payable`: the lender gave no amount, or the amount
 * is no longer valid.
 */
export type QuoteCancellationFailure = GatewayFailure | { readonly kind: 'not-payable' }

/**
 * Asks the lender for the price of cancelling a loan, and compares the price with what is left to pay.
 * Source: CAN-03, CAN-05.
 */
@injectable()
export class QuoteCancellation {
  constructor(
    @inject(CancellationGateway) private readonly gateway: CancellationGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(loan: Loan): Promise<Result<CancellationQuote, QuoteCancellationFailure>> {
    const said = await this.gateway.cancellationTerms(loan.loanId)
    if (!said.ok) return said
    const terms = said.value
    const today = this.clock.today()
    if (!isCancellationPayableToday(terms, today)) return failure({ kind: 'not-payable' })
    const remaining = remainingInstallmentsTotal(loan.installments)
    const saved = remaining && earlyCancellationSaving(terms, remaining)
    return success({
      terms,
      quotedOn: today,
      ...(remaining ? { remaining } : {}),
      ...(saved === undefined ? {} : { saving: saved }),
    })
  }
}
