import { sumCents, type Cents } from '@/domain/shared/money'
import type { DueItem, MonthItem } from './amount-due'

/** Returns the total due: amount plus late interest of every item, in cents. Source: PAY-04. */
export function totalDue(items: readonly DueItem[]): Cents {
  return sumCents(items.flatMap((item) => [item.amount, item.punitiveAmount]))
}

/** Returns whether the amount can be paid: it is over 0 and at most the amount due. Source: PAY-23. */
export function isPayable(amount: Cents, due: Cents): boolean {
  return amount > 0 && amount <= due
}

/**
 * Returns the items of the revolving line, added up to one item for each month, in the order in which the
 * months first appear. Source: PAY-03.
 */
export function groupedByMonth(items: readonly MonthItem[]): readonly MonthItem[] {
  const byMonth = new Map<string, MonthItem>()
  for (const item of items) {
    const known = byMonth.get(item.month)
    byMonth.set(item.month, known ? together(known, item) : item)
  }
  return [...byMonth.values()]
}

function together(one: MonthItem, other: MonthItem): MonthItem {
  return {
    kind: 'month',
    month: one.month,
    amount: sumCents([one.amount, other.amount]),
    punitiveAmount: sumCents([one.punitiveAmount, other.punitiveAmount]),
  }
}
