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
import { CancellableLoansQuery } from './cancellable-loans-query'
import { CancellationGateway } from './cancellation.port'

/** The price of cancelling a loan, with the day on which the lender quoted it. Source: CAN-05. */
export interface CancellationQuote {
  /** The loan, as the lender described it together with the price. */
  readonly loan: Loan
  readonly terms: CancellationTerms
  readonly quotedOn: CalendarDate
  readonly remaining?: RemainingInstallmentsTotal
  readonly saving?: Cents
}

/**
 * Why there is no price for cancelling a loan. `not-payable`: the lender gave no amount, or the amount
 * is no longer valid. `nothing-left`: the loan is not active any more, or has no installment left to pay.
 */
export type CancellationQuoteFailure =
  | GatewayFailure
  | { readonly kind: 'not-payable' }
  | { readonly kind: 'nothing-left' }

/**
 * Asks the lender for the price of cancelling a loan, and compares the price with what is left to pay. The
 * loan is read together with the price, because an installment may have been paid meanwhile.
 * Source: CAN-03, CAN-05.
 */
@injectable()
export class CancellationQuoteQuery {
  constructor(
    @inject(CancellationGateway) private readonly gateway: CancellationGateway,
    @inject(CancellableLoansQuery) private readonly loans: CancellableLoansQuery,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    loanId,
  }: Pick<Loan, 'loanId'>): Promise<Result<CancellationQuote, CancellationQuoteFailure>> {
    const [loans, said] = await Promise.all([this.loans.execute(), this.gateway.cancellationTerms(loanId)])
    if (!loans.ok) return loans
    const loan = loans.value.map((each) => each.loan).find((each) => each.loanId === loanId)
    if (!loan) return failure({ kind: 'nothing-left' })
    if (!said.ok) return said
    const terms = said.value
    const today = this.clock.today()
    if (!isCancellationPayableToday(terms, today)) return failure({ kind: 'not-payable' })
    const remaining = remainingInstallmentsTotal(loan.installments)
    const saved = remaining && earlyCancellationSaving(terms, remaining)
    return success({
      loan,
      terms,
      quotedOn: today,
      ...(remaining ? { remaining } : {}),
      ...(saved === undefined ? {} : { saving: saved }),
    })
  }
}
