import type { Cents } from '@/domain/shared/money'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

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
