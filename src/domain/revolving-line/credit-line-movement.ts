import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What the credit line was used for. Source: REV-06. */
export type CreditLineMovementKind = 'qr-payment' | 'transfer' | 'load'

export interface CreditLineMovement {
  readonly kind: CreditLineMovementKind
  readonly amount: Cents
  /** Name of the shop that was paid, or of the recipient of the transfer. */
  readonly name?: string
  readonly at: Instant
  /** Number of the loan that this movement created; missing if the lender does not say. */
  readonly loanId?: string
  readonly installment?: { readonly number: number; readonly of: number; readonly amount?: Cents }
}

/** How many movements (uses) of the credit line its detail screen shows. Source: REV-06. */
export const shownCreditLineMovementCount = 3

/**
 * Returns the lists of the credit line's movements (active and paid off) as one list, latest first. Source:
 * REV-06.
 */
export function mergedCreditLineMovements(
  ...lists: readonly (readonly CreditLineMovement[])[]
): readonly CreditLineMovement[] {
  return lists.flat().sort((one, other) => other.at - one.at)
}

/**
 * Returns whether the credit line has more movements than its detail screen shows, so that a separate list is
 * offered. Source: REV-06.
 */
export function hasMoreMovementsThanShown(movements: readonly CreditLineMovement[]): boolean {
  return movements.length >= shownCreditLineMovementCount
}
