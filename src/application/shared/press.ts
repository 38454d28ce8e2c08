import type { Cents } from '@/domain/shared/money'
import { sameTerms, type OperationTerms } from '@/domain/shared/operation-terms'
import type { OperationOwner } from './operation-status.port'

/** What a press on a button asks for. */
interface Press {
  readonly terms: OperationTerms
  readonly amount: Cents
  readonly instrument?: string
}

/** One of a customer's targets: presses on it wait for one another. */
export function targetName({
  owner,
  target,
}: {
  readonly owner: OperationOwner
  readonly target: string
}): string {
  return JSON.stringify([owner.taxId, target])
}

/** Whether two presses ask for the same, by the same card. */
export function isSamePress(one: Press, other: Press): boolean {
  return (
    one.amount === other.amount && one.instrument === other.instrument && sameTerms(one.terms, other.terms)
  )
}
