import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

/** An item of the amount due, and how much of it a partial payment pays. Source: PAY-24. */
export interface CoveredItem<Item extends DueItem = DueItem> {
  readonly item: Item
  /** The amount of this item that the payment covers, interest included. */
  readonly covered: Cents
  /** What is left to pay of the item; 0 if it is paid in full. */
  readonly remaining: Cents
}

/**
 * Returns which items of the amount due a partial payment pays: the items in the lender's order, each in full
 * before the next one. The interest is the lender's figure; the portal adds none. Source: PAY-24.
 */
export function itemsCoveredByPayment<Item extends DueItem>(
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
 * Returns the amounts with which only whole items of the amount due are paid: the first item, the first two,
 * and so on up to all. Source: PAY-24.
 */
export function amountsOfWholeItems(items: readonly DueItem[]): readonly Cents[] {
  return items.map((_, last) => totalDue(items.slice(0, last + 1)))
}

/**
 * Returns, of the amounts with which whole items are paid, the next one above or below the given amount;
 * undefined if there is none. Source: PAY-24.
 */
export function nextAmountOfWholeItems(
  items: readonly DueItem[],
  amount: Cents,
  direction: 'more' | 'less',
): Cents | undefined {
  const amounts = amountsOfWholeItems(items)
  return direction === 'more'
    ? amounts.find((whole) => whole > amount)
    : amounts.filter((whole) => whole < amount).at(-1)
}
