import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

/** An item of the amount due, and how much of it a partial payment pays. Source: PAY-24. */
export interface CoveredDueItem<Item extends DueItem = DueItem> {
  readonly item: Item
  /** How much of this item the partial payment pays, interest included. */
  readonly coveredAmount: Cents
  /** What is left to pay of this item after the partial payment; 0 if the item is paid in full. */
  readonly remainingAmount: Cents
}

/**
 * Returns how a partial payment is spread over the items of the amount due: in the given order, which is from
 * the oldest to the newest, each item in full before the next. The late interest of each item comes from the
 * lender; the portal calculates none. Source: PAY-24.
 */
export function dueItemsCoveredByPayment<Item extends DueItem>(
  items: readonly Item[],
  amount: Cents,
): readonly CoveredDueItem<Item>[] {
  let left = amount
  return items.map((item) => {
    const whole = totalDue([item])
    const coveredAmount = cents(Math.min(left, whole))
    left = subtractCents(left, coveredAmount)
    return { item, coveredAmount, remainingAmount: subtractCents(whole, coveredAmount) }
  })
}
