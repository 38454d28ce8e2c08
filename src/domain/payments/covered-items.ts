import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

/** An item of the amount due, and how much of it a partial payment pays. Source: PAY-24. */
export interface CoveredItem<Item extends DueItem = DueItem> {
  readonly item: Item
  /** The part of the item that is paid, interest included. */
  readonly covered: Cents
  /** What is left to pay of the item; 0 if it is paid in full. */
  readonly remaining: Cents
}

/**
 * Returns which items of the amount due a partial amount pays: the items in the lender's order, each in
 * full before the next one. The interest is the lender's figure; the portal adds none. Source: PAY-24.
 */
export function coveredItems<Item extends DueItem>(
  items: readonly Item[],
  amount: Cents,
): readonly CoveredItem<Item>[] {
  let left = amount
  return items.map((item) => {
    const whole = totalDue([item])
    const covered = cents(Math.min(left, whole))
    left = subtractCents(left, covered)
    return { item, covered, remaining: subtractCents(whole, covered) }
  })
}

/**
 * Returns the amounts that pay only whole items of the amount due: the first item, the first two, and so on
 * up to all. Source: PAY-24.
 */
export function wholeAmounts(items: readonly DueItem[]): readonly Cents[] {
  return items.map((_, last) => totalDue(items.slice(0, last + 1)))
}

/**
 * Returns the next higher or next lower of the amounts that pay whole items; undefined if there is none.
 * Source: PAY-24.
 */
export function nextWholeAmount(
  items: readonly DueItem[],
  amount: Cents,
  direction: 'more' | 'less',
): Cents | undefined {
  const amounts = wholeAmounts(items)
  return direction === 'more'
    ? amounts.find((whole) => whole > amount)
    : amounts.filter((whole) => whole < amount).at(-1)
}
