import { sumCents, type Cents } from '@/domain/shared/money'
import type { DueItem, CreditLineMonthItem } from './amount-due'

/**
 * Returns the total due, in cents: the sum of the amounts and the late interest of all items. Source:
 * PAY-04.
 */
export function totalDue(items: readonly DueItem[]): Cents {
  return sumCents(items.flatMap((item) => [item.amount, item.punitiveAmount]))
}

/** Returns whether an amount can be paid: it is over 0 and at most the amount due. Source: PAY-23. */
export function isPayableAmount(amount: Cents, due: Cents): boolean {
  return amount > 0 && amount <= due
}

/**
 * Returns the items of the credit line, with all items of a month added up to one. The months stay in
 * the order in which they first appear. Source: PAY-03.
 */
export function creditLineItemsMergedByMonth(
  items: readonly CreditLineMonthItem[],
): readonly CreditLineMonthItem[] {
  const byMonth = new Map<string, CreditLineMonthItem>()
  for (const item of items) {
    const known = byMonth.get(item.month)
    byMonth.set(item.month, known ? mergedCreditLineMonthItem(known, item) : item)
  }
  return [...byMonth.values()]
}

function mergedCreditLineMonthItem(
  one: CreditLineMonthItem,
  other: CreditLineMonthItem,
): CreditLineMonthItem {
  return {
    kind: 'month',
    month: one.month,
    amount: sumCents([one.amount, other.amount]),
    punitiveAmount: sumCents([one.punitiveAmount, other.punitiveAmount]),
  }
}
