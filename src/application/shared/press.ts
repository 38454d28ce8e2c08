import type { Cents } from '@/domain/shared/money'
import { sameTerms, type OperationTerms } from '@/domain/shared/operation-terms'
import type { OperationOwner } from './operation-status.port'

/** What a press of a button asks for. */
interface Press {
  readonly terms: OperationTerms
  readonly amount: Cents
  readonly instrument?: string
}

/** Returns the name of a customer's target. Presses on the same target wait for each other. */
export function targetName({
  owner,
  target,
}: {
  readonly owner: OperationOwner
  readonly target: string
}): string {
  return JSON.stringify([owner.taxId, target])
}

/** Returns whether two presses ask for the same operation with the same card. */
export function isSamePress(one: Press, other: Press): boolean {
  return (
    one.amount === other.amount && one.instrument === other.instrument && sameTerms(one.terms, other.terms)
  )
}
