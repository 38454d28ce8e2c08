import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueLine } from './amount-due'
import { totalDue } from './total-due'

/** A line of what is due and how much of it an amount pays. Source: PAY-24. */
export interface CoveredLine<Line extends DueLine = DueLine> {
  readonly line: Line
  /** How much of it is paid: of the amount and its interest together. */
  readonly covered: Cents
  /** What is left of it. Nothing is left of a line that is paid whole. */
  readonly remaining: Cents
}

/**
 * What a part of the debt pays: the lines in the order in which the lender lists them, each whole before the next
 * one. Interest is the lender's own figure; nothing is added to it. Source: PAY-24.
 */
export function coveredLines<Line extends DueLine>(
  lines: readonly Line[],
  amount: Cents,
): readonly CoveredLine<Line>[] {
  let left = amount
  return lines.map((line) => {
    const whole = totalDue([line])
    const covered = cents(Math.min(left, whole))
    left = subtractCents(left, covered)
    return { line, covered, remaining: subtractCents(whole, covered) }
  })
}

/** The amounts that pay whole lines and nothing else: the first, the first two, and so on to all. Source: PAY-24. */
export function wholeAmounts(lines: readonly DueLine[]): readonly Cents[] {
  return lines.map((_, last) => totalDue(lines.slice(0, last + 1)))
}

/** The nearest whole amount over or under this one; nothing beyond the ends. Source: PAY-24. */
export function nextWholeAmount(
  lines: readonly DueLine[],
  amount: Cents,
  direction: 'more' | 'less',
): Cents | undefined {
  const amounts = wholeAmounts(lines)
  return direction === 'more'
    ? amounts.find((whole) => whole > amount)
    : amounts.filter((whole) => whole < amount).at(-1)
}
