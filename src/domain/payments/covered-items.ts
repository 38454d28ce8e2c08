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

/**
 * Returns the amounts that pay whole items of the amount due: the sum of the first item, of the first
 * two, and so on up to all. Source: PAY-24.
 */
export function amountsThatPayWholeItems(items: readonly DueItem[]): readonly Cents[] {
  return items.map((_, last) => totalDue(items.slice(0, last + 1)))
}

/**
 * Returns the closest amount above the given one (`more`) or below it (`less`) that pays only whole items of
 * the amount due; undefined if there is none. Source: PAY-24.
 */
export function nextAmountThatPaysWholeItems(
  items: readonly DueItem[],
  amount: Cents,
  direction: 'more' | 'less',
): Cents | undefined {
  const amounts = amountsThatPayWholeItems(items)
  return direction === 'more'
    ? amounts.find((whole) => whole > amount)
    : amounts.filter((whole) => whole < amount).at(-1)
}
