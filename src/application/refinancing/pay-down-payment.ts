import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import { failure, type Result } from '@/domain/shared/result'
import { Orders, type NotOrdered, type PlacedOrder } from '@/application/shared/orders'
import { RefinancingGateway } from './refinancing.port'
import { byLink, RefinancingOrders, wayOfLink, type ProposalChanged } from './refinancing-orders'

export interface AgreedDownPayment {
  readonly link: RefinancingLink
  /** What she saw. */
  readonly proposal: RefinancingProposal
  readonly loanId: string
  /** Gives the card when it is about to be sent, once. */
  readonly handOverCard: () => NewCard | undefined
  readonly isLeft?: () => boolean
  /** From now on it may be charged. */
  readonly onSending?: () => void
}

/** Charges the down payment, once: the same promise as paying an installment. Source: REF-11, PAY-16, PAY-20. */
@injectable()
export class PayDownPayment {
  constructor(
    @inject(Orders) private readonly orders: Orders,
    @inject(RefinancingOrders) private readonly refinancingOrders: RefinancingOrders,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
  ) {}

  execute(agreed: AgreedDownPayment): Promise<Result<PlacedOrder<CardRefusal>, NotOrdered<ProposalChanged>>> {
    const { link, proposal, loanId, handOverCard, isLeft, onSending } = agreed
    const { taxId } = link
    const { debtAmount: amount, customerName } = proposal
    const {
      inDoubt: again,
      done,
      byThisLink,
    } = this.refinancingOrders.known(link, 'refinancing-down-payment')
    const order = {
      orderer: byLink(taxId),
      of: 'refinancing-down-payment',
      // Of whichever plan: another plan takes the place of the one before, and is not paid beside it.
      way: again?.way ?? wayOfLink(link),
      amount,
      // She was told of what another link of hers paid.
      beside: done.filter((each) => !byThisLink.includes(each)).map((each) => each.idempotencyKey),
      // What never arrived goes out as the same payment: it is asked about before she gets here again.
      again,
    }
    return this.orders.place<CardRefusal, ProposalChanged>(order, {
      look: () => this.refinancingOrders.isStill(taxId, proposal),
      send: async ({ idempotencyKey }) => {
        const card = handOverCard()
        if (!card) return failure({ kind: 'refused' })
        return this.gateway.payDownPayment({ taxId, customerName, loanId, amount, card, idempotencyKey })
      },
      ...(isLeft ? { isLeft } : {}),
      ...(onSending ? { onSending } : {}),
    })
  }
}
