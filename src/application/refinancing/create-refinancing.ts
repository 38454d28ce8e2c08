import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Intention } from '@/domain/shared/intention'
import type { Result } from '@/domain/shared/result'
import { Orders, type NotOrdered, type PlacedOrder } from '@/application/shared/orders'
import { RefinancingGateway, type WhyNotCreated } from './refinancing.port'
import { byLink, RefinancingOrders, wayOfPlan, type ProposalChanged } from './refinancing-orders'

export interface ChosenRefinancing {
  readonly link: RefinancingLink
  /** What she saw. */
  readonly proposal: RefinancingProposal
  readonly plan: InstallmentOption
  /** The order that never arrived, which she tries again. */
  readonly again?: Intention | undefined
  readonly isLeft?: () => boolean
}

/**
 * Makes the loan of the plan that she chose, once for each choice: the lender is asked first whether the proposal is
 * still the one that she saw, and an answer that says nothing leaves it in doubt. Source: REF-05, REF-11.
 */
@injectable()
export class CreateRefinancing {
  constructor(
    @inject(Orders) private readonly orders: Orders,
    @inject(RefinancingOrders) private readonly refinancingOrders: RefinancingOrders,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
  ) {}

  execute(
    chosen: ChosenRefinancing,
  ): Promise<Result<PlacedOrder<WhyNotCreated>, NotOrdered<ProposalChanged>>> {
    const { link, proposal, plan, again, isLeft } = chosen
    const { taxId } = link
    const { refinancingAmount } = proposal
    const way = again?.way ?? wayOfPlan(link, plan)
    const order = {
      orderer: byLink(taxId),
      of: 'refinancing-loan',
      way,
      amount: refinancingAmount,
      beside: this.replaced(link, way),
      again,
    }
    return this.orders.place<WhyNotCreated, ProposalChanged>(order, {
      look: () => this.refinancingOrders.isStill(taxId, proposal),
      send: ({ idempotencyKey }) =>
        this.gateway.createLoan({ taxId, refinancingAmount, plan, idempotencyKey }),
      ...(isLeft ? { isLeft } : {}),
    })
  }

  /** Keys of the loans that another plan takes the place of, by the lender's own rule: the latest of that plan stays. */
  private replaced(link: RefinancingLink, way: string): readonly string[] {
    const { done } = this.refinancingOrders.known(link, 'refinancing-loan')
    return done
      .filter((each, position) => position > 0 || each.way !== way)
      .map((each) => each.idempotencyKey)
  }
}
