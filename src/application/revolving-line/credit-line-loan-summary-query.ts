import { inject, injectable } from 'inversify'
import { costOfCreatedLoan, type RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { LoanCost } from '@/domain/loan-cost/loan-cost'
import { failure, success, type Result } from '@/domain/shared/result'
import { LoanCostQueries } from '@/application/loan-cost/loan-cost-queries.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { CreditLineGateway } from './credit-line.port'
import type { CreditLineRequestProgress } from './credit-line-request-store.port'

/**
 * The loan of the revolving credit line that the customer is about to agree to: its cost and the card that
 * pays it. Source: REV-04.
 */
export interface CreditLineLoanSummary {
  readonly cost: LoanCost
  /** Last digits of the card that pays the loan. */
  readonly lastDigitsOfPayingCard: string
}

/** A request for a loan from the credit line that the lender has already created. */
export type CreditLineRequestWithLoan = CreditLineRequestProgress &
  Required<Pick<CreditLineRequestProgress, 'loanId' | 'option'>>

/**
 * Returns the cost of the created loan and the card that pays it. Fails if the cost or the card is missing,
 * because the customer has to see both to agree. Source: REV-04.
 */
@injectable()
export class CreditLineLoanSummaryQuery {
  constructor(
    @inject(CreditLineGateway) private readonly lines: CreditLineGateway,
    @inject(LoanCostQueries) private readonly costs: LoanCostQueries,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute({
    amount,
    loanId,
    option,
  }: CreditLineRequestWithLoan): Promise<
    Result<CreditLineLoanSummary, GatewayFailure | { readonly kind: 'no-card' }>
  > {
    return this.sessions.withCustomer(async ({ taxId }) => {
      const [detail, card] = await Promise.all([
        this.costs.costDetail(loanId),
        this.lines.lastDigitsOfPayingCard({ taxId, loanId }),
      ])
      if (!detail.ok) return detail
      if (!card.ok) return card
      if (card.value === undefined) return failure({ kind: 'no-card' })
      const chosen: RepaymentPlan = option
      return success({
        cost: costOfCreatedLoan(amount, chosen, detail.value),
        lastDigitsOfPayingCard: card.value,
      })
    })
  }
}

export function hasCreatedLoan(
  request: CreditLineRequestProgress | undefined,
): request is CreditLineRequestWithLoan {
  return request?.loanId !== undefined && request.option !== undefined
}
