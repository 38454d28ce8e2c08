import { inject, injectable } from 'inversify'
import { plansLongestFirst, type RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { Cuit } from '@/domain/shared/cuit'
import { success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { RefinancingGateway, type RefinancingPlansRequest } from './refinancing.port'

/**
 * Reads the lender's proposal for the customer whom the refinancing link names, and the repayment plans.
 * Source: REF-02, REF-05.
 */
@injectable()
export class RefinancingQueries {
  constructor(
    @inject(RefinancingGateway) private readonly gateway: Pick<
      RefinancingGateway,
      'proposal' | 'repaymentPlans'
    >,
  ) {}

  /**
   * Returns the lender's refinancing proposal; undefined if there is none, for example because it has
   * expired or was already accepted. Source: REF-02, REF-11.
   */
  async proposal(taxId: Cuit): Promise<Result<RefinancingProposal | undefined, GatewayFailure>> {
    return this.gateway.proposal(taxId)
  }

  /**
   * Returns the repayment plans for the new loan; the plan with the most installments comes first.
   * Source: REF-05.
   */
  async repaymentPlans(
    wanted: RefinancingPlansRequest,
  ): Promise<Result<readonly RepaymentPlan[], GatewayFailure>> {
    const plans = await this.gateway.repaymentPlans(wanted)
    return plans.ok ? success(plansLongestFirst(plans.value)) : plans
  }
}
