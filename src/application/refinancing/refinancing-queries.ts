import { inject, injectable } from 'inversify'
import { optionsLongestFirst, type InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { Cuit } from '@/domain/shared/cuit'
import { success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { RefinancingGateway, type PlansRequest } from './refinancing.port'

/** The lender's proposal to the customer of a refinancing link. Source: REF-02, REF-05. */
@injectable()
export class RefinancingQueries {
  constructor(
    @inject(RefinancingGateway) private readonly gateway: Pick<RefinancingGateway, 'proposal' | 'plans'>,
  ) {}

  /** Undefined if the proposal has expired or was already accepted. Source: REF-02, REF-11. */
  async proposal(taxId: Cuit): Promise<Result<RefinancingProposal | undefined, GatewayFailure>> {
    return this.gateway.proposal(taxId)
  }

  /** Returns the plans, the longest first. Source: REF-05. */
  async plans(wanted: PlansRequest): Promise<Result<readonly InstallmentOption[], GatewayFailure>> {
    const plans = await this.gateway.plans(wanted)
    return plans.ok ? success(optionsLongestFirst(plans.value)) : plans
  }
}
