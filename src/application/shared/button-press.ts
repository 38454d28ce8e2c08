import type { Cents } from '@/domain/shared/money'
import { isSameOperationTerms, type OperationTerms } from '@/domain/shared/operation-terms'
import type { OperationOwner } from './operation-status.port'

/**
 * What the customer asks for by pressing a button: the operation's terms, its amount, and its card or bank
 * account.
 */
interface ButtonPress {
  readonly terms: OperationTerms
  readonly amount: Cents
  readonly cardOrAccountId?: string | undefined
}

/**
 * Returns a text that identifies the customer and the target of an operation. Operations with the same text
 * do not run at the same time.
 */
export function operationTargetKey({
  owner,
  target,
}: {
  readonly owner: OperationOwner
  readonly target: string
}): string {
  return JSON.stringify([owner.taxId, target])
}

/**
 * Returns whether pressing a button twice asked for the same operation with the same card or bank account
 * both times.
 */
export function isSameButtonPress(one: ButtonPress, other: ButtonPress): boolean {
  return (
    one.amount === other.amount &&
    one.cardOrAccountId === other.cardOrAccountId &&
    isSameOperationTerms(one.terms, other.terms)
  )
}
