import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What the line was used for. Source: REV-06. */
export type MovementKind = 'qr-payment' | 'transfer' | 'load'

export interface LineMovement {
  readonly kind: MovementKind
  readonly amount: Cents
  /** Name of the shop or of the recipient. */
  readonly name?: string
  readonly at: Instant
  /** Number of the loan that this movement created; missing if the lender does not say. */
  readonly loanId?: string
  readonly installment?: { readonly number: number; readonly of: number; readonly amount?: Cents }
}

/** Number of movements that the detail of the line shows. Source: REV-06. */
export const shownMovementCount = 3

/** Returns active and paid-off movements as one list, latest first. Source: REV-06. */
export function mergedMovements(...lists: readonly (readonly LineMovement[])[]): readonly LineMovement[] {
  return lists.flat().sort((one, other) => other.at - one.at)
}

/**
 * Returns whether there are more movements than the detail shows, so that a separate list is offered.
 * Source: REV-06.
 */
export function hasMoreThanShownMovements(movements: readonly LineMovement[]): boolean {
  return movements.length >= shownMovementCount
}
