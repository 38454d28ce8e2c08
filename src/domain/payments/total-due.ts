import { sumCents, type Cents } from '@/domain/shared/money'
import type { DueLine, MonthLine } from './amount-due'

/** Returns the total due: amount plus late interest of every line, in cents. Source: PAY-04. */
export function totalDue(lines: readonly DueLine[]): Cents {
  return sumCents(lines.flatMap((line) => [line.amount, line.punitiveAmount]))
}

/** Returns whether the amount is over 0 and at most what is due. Source: PAY-23. */
export function isPayable(amount: Cents, due: Cents): boolean {
  return amount > 0 && amount <= due
}

/** Returns one line for each month, in the order in which the months first appear. Source: PAY-03. */
export function groupedByMonth(lines: readonly MonthLine[]): readonly MonthLine[] {
  const byMonth = new Map<string, MonthLine>()
  for (const line of lines) {
    const known = byMonth.get(line.month)
    byMonth.set(line.month, known ? together(known, line) : line)
  }
  return [...byMonth.values()]
}

function together(one: MonthLine, other: MonthLine): MonthLine {
  return {
    kind: 'month',
    month: one.month,
    amount: sumCents([one.amount, other.amount]),
    punitiveAmount: sumCents([one.punitiveAmount, other.punitiveAmount]),
  }
}
