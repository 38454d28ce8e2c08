import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What the customer used the credit line for in one movement. Source: REV-06. */
export type CreditLineMovementKind = 'qr-payment' | 'transfer' | 'load'

export interface CreditLineMovement {
  readonly kind: CreditLineMovementKind
  readonly amount: Cents
  /** Name of the shop that the customer paid, or of the recipient of the transfer. */
  readonly counterpartName?: string
  readonly at: Instant
  /** Number of the loan that this use of the credit line created; missing if the lender does not say. */
  readonly loanId?: string
  readonly installment?: { readonly number: number; readonly of: number; readonly amount?: Cents }
}

/**
 * How many movements (uses) of the credit line are shown on the screen with the credit line's details.
 * Source: REV-06.
 */
export const shownCreditLineMovementCount = 3

/**
 * Joins the two lists of the credit line's movements, active and paid off, into one list, latest first.
 * Source: REV-06.
 */
export function mergedCreditLineMovements(
  ...lists: readonly (readonly CreditLineMovement[])[]
): readonly CreditLineMovement[] {
  return lists.flat().sort((one, other) => other.at - one.at)
}

/**
 * Returns whether the portal offers the list of all movements: the credit line has at least as many movements
 * as the screen with the credit line's details can show. Source: REV-06.
 */
export function isFullMovementListOffered(movements: readonly CreditLineMovement[]): boolean {
  return movements.length >= shownCreditLineMovementCount
}
