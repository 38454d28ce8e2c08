import { inject, injectable } from 'inversify'
import type { Loan } from '@/domain/loans/loan'
import type { UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import { singlePayableLoan, type PayableLoan } from '@/domain/payments/payable-loan'
import { success, type Result } from '@/domain/shared/result'
import { LoanQueries } from '@/application/loans/loan-queries'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { withTimeout } from '@/application/shared/with-timeout'
import { PaymentGateway } from './payment.port'
import { UnappliedPaymentFinder } from './unapplied-payment-finder'

/** A loan or a revolving credit line in the list from which the customer chooses what to pay. */
export interface ListedPayableLoan {
  readonly payableLoan: PayableLoan
  /**
   * The loan with its installments. Undefined for the revolving credit line, if the lender does not answer
   * in time, or if the payment screen opens at once (`loanToOpen`). Source: PAY-26.
   */
  readonly loan: Loan | undefined
}

export interface PayableLoans {
  readonly listedLoans: readonly ListedPayableLoan[]
  /**
   * The loan that the payment screen opens at once; undefined if the customer has to choose a loan, has asked
   * for the list of loans or has no loan to pay. Source: PAY-21.
   */
  readonly loanToOpen: PayableLoan | undefined
  /** Payments that the amounts due of the listed loans do not include yet. Source: PAY-20. */
  readonly unappliedPayments: readonly UnappliedPaymentOfLoan[]
}

/**
 * Returns the loans that the customer can pay, each with its installments if the list of these loans is
 * shown. Source: PAY-01, PAY-21, PAY-26.
 */
@injectable()
export class PayableLoansQuery {
  constructor(
    @inject(PaymentGateway) private readonly gateway: Pick<PaymentGateway, 'payableLoans'>,
    @inject(LoanQueries) private readonly loans: Pick<LoanQueries, 'activeLoans'>,
    @inject(UnappliedPaymentFinder) private readonly unapplied: UnappliedPaymentFinder,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the loans that the customer can pay. `isAskedFor`: the customer wants to see the list, even if
   * only one loan has something to pay.
   */
  async execute({
    isAskedFor,
  }: {
    readonly isAskedFor: boolean
  }): Promise<Result<PayableLoans, GatewayFailure>> {
    const active = withTimeout(this.clock, this.activeLoans(), [])
    const registered = this.unapplied.fetchRegisteredPayments()
    const payable = await this.gateway.payableLoans()
    if (!payable.ok) return payable
    const loanToOpen = isAskedFor ? undefined : singlePayableLoan(payable.value)
    const loans = loanToOpen ? [] : await active
    const listedLoans = payable.value.map((each) => ({
      payableLoan: each,
      loan: loans.find(({ externalId }) => externalId === each.externalId),
    }))
    const unappliedPayments = loanToOpen
      ? []
      : this.unapplied.unappliedPaymentsOfLoans(loans, await registered)
    return success({ listedLoans, loanToOpen, unappliedPayments })
  }

  private async activeLoans(): Promise<readonly Loan[]> {
    const loans = await this.loans.activeLoans()
    return loans.ok ? loans.value : []
  }
}
