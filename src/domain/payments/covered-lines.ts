import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { DueLine } from './amount-due'
import { totalDue } from './total-due'

/** A line of the amount due, and how much of it an amount pays. Source: PAY-24. */
export interface CoveredLine<Line extends DueLine = DueLine> {
  readonly line: Line
  /** The part of the line that is paid, interest included. */
  readonly covered: Cents
  /** The part of the line that is left; 0 if it is paid in full. */
  readonly remaining: Cents
}

/**
 * Returns what a partial amount pays: the lines in the lender's order, each in full before the next one.
 * Interest is the lender's figure; the portal adds nothing. Source: PAY-24.
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

/**
 * Returns the amounts that pay whole lines: the first, the first two, and so on up to all. Source: PAY-24.
 */
export function wholeAmounts(lines: readonly DueLine[]): readonly Cents[] {
  return lines.map((_, last) => totalDue(lines.slice(0, last + 1)))
}

/**
 * Returns the nearest of these amounts above or below; undefined beyond the first and last. Source: PAY-24.
 */
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
