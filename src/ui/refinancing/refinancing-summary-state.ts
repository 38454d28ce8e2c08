import { cardBrandOfNumber, type CardBrand } from '@/domain/cards/card-brand'
import { cardNumberDigits, lastCardDigits } from '@/domain/cards/card-number'
import type { EnteredCard } from '@/domain/cards/new-card'
import { costOfCreatedLoan, costOfPlan, type CreatedLoanCost } from '@/domain/loan-cost/repayment-plan'
import { changedCostItems, type CostItemKind, type LoanCost } from '@/domain/loan-cost/loan-cost'
import type { DownPaymentRefusalReason } from '@/domain/refinancing/refusals'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { Result } from '@/domain/shared/result'
import type { CreatedRefinancing } from '@/application/refinancing/refinancing-progress.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { failedPhase, type FailedPhase } from '@/ui/kit/async-state'

/** The terms to which the customer agrees, and the card with which they pay. */
export interface RefinancingSummary {
  readonly proposal: RefinancingProposal
  readonly cost: LoanCost
  /** The items of the loan's cost that have changed since the customer chose the plan. Source: REV-09. */
  readonly changedCostKinds: readonly CostItemKind[]
  /** Card brand that the card number suggests, if any. The bank may name another brand. */
  readonly cardBrand: CardBrand | undefined
  readonly lastDigits: string
}

export type RefinancingSummaryState =
  | {
      readonly phase: 'agreeing' | 'paying'
      readonly summary: RefinancingSummary
      /** Whether the customer retries a down payment that the lender did not receive. */
      readonly isRetry: boolean
      /** Text that says why the down payment was not sent; missing if nothing has failed. */
      readonly problem?: string
    }
  | {
      readonly phase: 'refused'
      readonly notDone: OperationNotDoneProof
      readonly refusal: DownPaymentRefusalReason | undefined
    }
  | { readonly phase: 'outcome-unknown' }

/** Returns the state of the screen once the lender has answered what the loan costs. Source: REF-09, REV-09. */
export function createSummaryState({
  detail,
  proposal,
  created,
  card,
  isRetry,
}: {
  readonly detail: Result<CreatedLoanCost, GatewayFailure>
  readonly proposal: RefinancingProposal
  readonly created: CreatedRefinancing
  readonly card: EnteredCard
  readonly isRetry: boolean
}): RefinancingSummaryState | FailedPhase {
  if (!detail.ok) return failedPhase(detail.failure)
  const { refinancingAmount } = proposal
  const cost = costOfCreatedLoan(refinancingAmount, created.plan, detail.value)
  const changedCostKinds = changedCostItems(costOfPlan(refinancingAmount, created.plan), cost)
  const cardBrand = cardBrandOfNumber(cardNumberDigits(card.number))
  const lastDigits = lastCardDigits(card.number)
  return { phase: 'agreeing', isRetry, summary: { proposal, cost, changedCostKinds, cardBrand, lastDigits } }
}
