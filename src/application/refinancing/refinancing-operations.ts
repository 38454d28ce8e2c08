import { inject, injectable } from 'inversify'
import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import { isSameProposal, type RefinancingProposal } from '@/domain/refinancing/proposal'
import type { RefinancingLink } from '@/domain/refinancing/refinancing-link'
import type { Cuit } from '@/domain/shared/cuit'
import { isUnknown, type OperationRecord } from '@/domain/shared/operation'
import { sameLink, samePlan, type LinkTerms, type TermsOf } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import { ExactlyOnce } from '@/application/shared/exactly-once'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { RefinancingGateway } from './refinancing.port'

/** What is done once: the new loan, and its down payment. Source: REF-11. */
export type RefinancingOperationKind = 'refinancing-loan' | 'refinancing-down-payment'

/** What the lender says just before something is sent is not what the customer saw: nothing is sent. */
export type ProposalChanged =
  | { readonly kind: 'changed' }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'not-known'; readonly cause: GatewayFailure }

/** What this device knows of operations of the last 48 hours. */
export interface KnownOperations {
  readonly unknown: OperationRecord | undefined
  /** By whichever link of the customer, latest first. */
  readonly done: readonly OperationRecord[]
  /** Those of them that this link was used for. */
  readonly byThisLink: readonly OperationRecord[]
}

/** No session: the customer is the one of the link. */
export function byLink(taxId: Cuit): OperationOwner {
  return { by: 'link', taxId }
}

/** What tells one link of the customer from another one, without saying whose it is. */
export function linkTerms({ maxTerm, maxAmount, date }: RefinancingLink): LinkTerms {
  return { date, maxTerm, maxAmount }
}

/** A plan of a link. */
export function refinancingTerms(
  link: RefinancingLink,
  { lineId, count, amount }: InstallmentOption,
): TermsOf<'refinancing-loan'> {
  return { kind: 'refinancing-loan', link: linkTerms(link), plan: { lineId, count, amount } }
}

/** Whether that loan was asked for with that plan, by whichever link. */
export function isOfPlan({ terms }: OperationRecord, plan: InstallmentOption): boolean {
  return terms.kind === 'refinancing-loan' && samePlan(terms.plan, plan)
}

function isByLink({ terms }: OperationRecord, link: RefinancingLink): boolean {
  return 'link' in terms && sameLink(terms.link, linkTerms(link))
}

/** What both operations of a refinancing ask before they are sent. Source: REF-11, PAY-20. */
@injectable()
export class RefinancingOperations {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(RefinancingGateway) private readonly gateway: RefinancingGateway,
  ) {}

  /** One with an unknown outcome is so for every link of the customer: it may be of the same debt. Source: REF-11. */
  known(link: RefinancingLink, target: RefinancingOperationKind): KnownOperations {
    const done: OperationRecord[] = []
    for (;;) {
      const acknowledgedKeys = done.map(({ idempotencyKey }) => idempotencyKey)
      const next = this.exactlyOnce.unacknowledged({ owner: byLink(link.taxId), target, acknowledgedKeys })
      if (next === undefined || isUnknown(next))
        return { unknown: next, done, byThisLink: done.filter((each) => isByLink(each, link)) }
      done.push(next)
    }
  }

  /** Whether the lender still proposes what the customer saw. */
  async isStill(taxId: Cuit, seen: RefinancingProposal): Promise<Result<object, ProposalChanged>> {
    const now = await this.gateway.proposal(taxId)
    if (!now.ok) return failure({ kind: 'not-known', cause: now.failure })
    if (!now.value) return failure({ kind: 'not-offered' })
    return isSameProposal(now.value, seen) ? success({}) : failure({ kind: 'changed' })
  }
}
