import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import { isSameProposal, type RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Cuit } from '@/domain/shared/cuit'
import { isInDoubt, type Intention } from '@/domain/shared/intention'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { Orderer } from '@/application/shared/order-status.port'
import { Orders } from '@/application/shared/orders'
import { RefinancingGateway } from './refinancing.port'

/** What is done once: the new loan, and its down payment. Source: REF-11. */
export type RefinancingOrderKind = 'refinancing-loan' | 'refinancing-down-payment'

/** What the lender says just before something is sent is not what she saw: nothing was done. */
export type ProposalChanged =
  | { readonly kind: 'changed' }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'not-known'; readonly cause: GatewayFailure }

/** What this device knows of orders of the last 48 hours. */
export interface KnownOrders {
  readonly inDoubt: Intention | undefined
  /** By whichever link of hers, latest first. */
  readonly done: readonly Intention[]
  /** Those of them that this link was used for. */
  readonly byThisLink: readonly Intention[]
}

/** No session: the customer is the one of the link. */
export function byLink(taxId: Cuit): Orderer {
  return { by: 'link', taxId }
}

/** What tells one link of hers from another one, without saying whose it is. */
export function wayOfLink({ maxTerm, maxAmount, date }: RefinancingLink): string {
  return `${date} ${maxTerm} ${maxAmount}`
}

/** A plan of a link, as it goes out again when it never arrived. */
export function wayOfPlan(link: RefinancingLink, plan: InstallmentOption): string {
  return `${wayOfLink(link)} ${planWords(plan)}`
}

/** Whether that loan was ordered with that plan, by whichever link. */
export function isOfPlan({ way }: Intention, plan: InstallmentOption): boolean {
  return way.endsWith(` ${planWords(plan)}`)
}

function isByLink({ way }: Intention, link: RefinancingLink): boolean {
  return way === wayOfLink(link) || way.startsWith(`${wayOfLink(link)} `)
}

function planWords({ lineId, count, amount }: InstallmentOption): string {
  return `${lineId} ${count} ${amount}`
}

/** What both orders of a refinancing ask before they are sent. Source: REF-11, PAY-20. */
@injectable()
export class RefinancingOrders {
  constructor(
    @inject(Orders) private readonly orders: Orders,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
  ) {}

  /** One that is in doubt is so for every link of hers: it may be of the same debt. Source: REF-11. */
  known(link: RefinancingLink, of: RefinancingOrderKind): KnownOrders {
    const done: Intention[] = []
    for (;;) {
      const beside = done.map(({ idempotencyKey }) => idempotencyKey)
      const next = this.orders.toTell({ orderer: byLink(link.taxId), of, beside })
      if (next === undefined || isInDoubt(next))
        return { inDoubt: next, done, byThisLink: done.filter((each) => isByLink(each, link)) }
      done.push(next)
    }
  }

  /** Whether the lender still proposes what she saw. */
  async isStill(taxId: Cuit, seen: RefinancingProposal): Promise<Result<void, ProposalChanged>> {
    const now = await this.gateway.proposal(taxId)
    if (!now.ok) return failure({ kind: 'not-known', cause: now.failure })
    if (!now.value) return failure({ kind: 'not-offered' })
    return isSameProposal(now.value, seen) ? success() : failure({ kind: 'changed' })
  }
}
