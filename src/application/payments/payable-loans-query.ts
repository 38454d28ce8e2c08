import { inject, injectable } from 'inversify'
import type { Loan } from '@/domain/loans/loan'
import { onlyPayableLoan, type PayableLoan } from '@/domain/payments/payable-loan'
import { success, type Result } from '@/domain/shared/result'
import { LoanQueries } from '@/application/loans/loan-queries'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { withTimeout } from '@/application/shared/with-timeout'
import { PaymentGateway } from './payment.port'

/** An entry in the list of what can be paid. */
export interface ListedPayableLoan {
  readonly payable: PayableLoan
  /** The loan's installments; undefined for the line, or if they are not known in time. Source: PAY-26. */
  readonly loan: Loan | undefined
}

export interface PayableLoans {
  readonly listed: readonly ListedPayableLoan[]
  /** The entry that is opened without asking the customer. Source: PAY-21. */
  readonly only: PayableLoan | undefined
}

/**
 * Milliseconds that the list waits for what is due of each entry. Without an answer the entry is shown
 * without it.
 */
const timeoutMilliseconds = 2_000

/** Returns the loans that can be paid, with what is due of each and when. Source: PAY-01, PAY-21, PAY-26. */
@injectable()
export class PayableLoansQuery {
  constructor(
    @inject(PaymentGateway) private readonly gateway: Pick<PaymentGateway, 'payableLoans'>,
    @inject(LoanQueries) private readonly loans: Pick<LoanQueries, 'activeLoans'>,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** `isAskedFor`: the customer wants to choose, even if only one entry has something to pay. */
  async execute({
    isAskedFor,
  }: {
    readonly isAskedFor: boolean
  }): Promise<Result<PayableLoans, GatewayFailure>> {
    const waited = { milliseconds: timeoutMilliseconds, otherwise: [] }
    const active = withTimeout<readonly Loan[]>(this.clock, this.activeLoans(), waited)
    const payable = await this.gateway.payableLoans()
    if (!payable.ok) return payable
    const only = isAskedFor ? undefined : onlyPayableLoan(payable.value)
    const loans = only ? [] : await active
    const listed = payable.value.map((each) => ({
      payable: each,
      loan: loans.find(({ externalId }) => externalId === each.externalId),
    }))
    return success({ listed, only })
  }

  private async activeLoans(): Promise<readonly Loan[]> {
    const loans = await this.loans.activeLoans()
    return loans.ok ? loans.value : []
  }
}
