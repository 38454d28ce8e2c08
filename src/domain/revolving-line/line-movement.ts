import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What the line was used for. Source: REV-06. */
export type MovementKind = 'qr-payment' | 'transfer' | 'load'

export interface LineMovement {
  readonly kind: MovementKind
  readonly amount: Cents
  /** The shop, or whom it went to. */
  readonly name?: string
  readonly at: Instant
  /** The number of its loan, where the lender tells it. */
  readonly loanId?: string
  readonly installment?: { readonly number: number; readonly of: number; readonly amount?: Cents }
}

/** How many the detail shows. Source: REV-06. */
export const shownMovements = 3

/** Those under way and those paid off, as one list, latest first. Source: REV-06. */
export function mergedMovements(...lists: readonly (readonly LineMovement[])[]): readonly LineMovement[] {
  return lists.flat().sort((one, other) => other.at - one.at)
}

/** Whether a list of its own says more than the last ones do. Source: REV-06. */
export function hasListOfItsOwn(movements: readonly LineMovement[]): boolean {
  return movements.length >= shownMovements
}
