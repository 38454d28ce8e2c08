import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What the line was used for. Source: REV-06. */
export type MovementKind = 'qr-payment' | 'transfer' | 'load'

export interface LineMovement {
  readonly kind: MovementKind
  readonly amount: Cents
  /** Name of the shop that was paid, or of the recipient of the transfer. */
  readonly name?: string
  readonly at: Instant
  /** Number of the loan that this movement created; missing if the lender does not say. */
  readonly loanId?: string
  readonly installment?: { readonly number: number; readonly of: number; readonly amount?: Cents }
}

/** Number of movements of the line that its detail screen shows. Source: REV-06. */
export const shownMovementCount = 3

/** Returns the lists of movements (active and paid off) as one list, latest first. Source: REV-06. */
export function mergedMovements(...lists: readonly (readonly LineMovement[])[]): readonly LineMovement[] {
  return lists.flat().sort((one, other) => other.at - one.at)
}

/**
 * Returns whether the line has more movements than its detail screen shows, so that a separate list is
 * offered. Source: REV-06.
 */
export function hasMoreThanShownMovements(movements: readonly LineMovement[]): boolean {
  return movements.length >= shownMovementCount
}
