import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { OperationRecord } from '@/domain/shared/operation'
import { isSameRepaymentPlan } from '@/domain/shared/operation-terms'
import type { CreatedRefinancing } from '@/application/refinancing/refinancing-progress.port'

interface LoadedPlans {
  readonly plans: readonly RepaymentPlan[]
}

/** The state of the screen on which the customer chooses the plan of a refinancing. Source: REF-05, REF-11. */
export type RefinancingPlanState =
  /**
   * State in which the lender offers no plan. `none-left`: it has just refused the loan because it no longer
   * offers the chosen plan, and now offers no other. `not-available`: it has just refused the loan because
   * its proposal has expired or was already accepted.
   */
  | { readonly phase: 'empty' | 'none-left' | 'not-available' }
  | ({ readonly phase: 'choosing'; readonly problem?: string } & LoadedPlans)
  /**
   * State in which the lender did not receive the down payment of `loan`. The customer can go on with that
   * loan only, because a new one would replace it.
   */
  | ({ readonly phase: 'retrying-payment'; readonly loan: CreatedRefinancing } & LoadedPlans)
  /** State while the loan is requested. `plans` holds only `plan` if an earlier request is sent again. */
  | ({ readonly phase: 'creating'; readonly plan: RepaymentPlan } & LoadedPlans)
  | ({ readonly phase: 'outcome-unknown'; readonly operation: OperationRecord } & LoadedPlans)

/**
 * Returns the state of the screen while the lender has not received the down payment of `loan`. The plan has its
 * costs if it is one of the lender's `plans`.
 */
export function createPaymentRetryState(
  loan: CreatedRefinancing,
  plans: readonly RepaymentPlan[],
): Extract<RefinancingPlanState, { readonly phase: 'retrying-payment' }> {
  const plan = plans.find((each) => isSameRepaymentPlan(each, loan.plan)) ?? loan.plan
  return { phase: 'retrying-payment', loan: { ...loan, plan }, plans: [plan] }
}
