import type { Cents } from '@/domain/shared/money'
import type { CalendarDate } from '@/domain/shared/calendar-date'

/** A line of the amount due: an installment of a loan, or a month of the revolving line. Source: PAY-03. */
export type DueLine =
  | {
      readonly kind: 'installment'
      readonly number: number
      readonly amount: Cents
      /** Interest for late payment. */
      readonly punitiveAmount: Cents
      readonly dueDate?: CalendarDate
      /** What has already been paid of it. Present only for a partly paid installment. Source: LOA-15. */
      readonly paidAmount?: Cents
      /** Present if the lender gives its parts and they add up. Source: LOA-16. */
      readonly isExplained?: true
    }
  | { readonly kind: 'month'; readonly month: string; readonly amount: Cents; readonly punitiveAmount: Cents }

/** Returns whether the lender explains every line. Source: LOA-16. */
export function isExplained(lines: readonly DueLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === 'installment' && line.isExplained === true)
}

/** A month of the revolving line. Source: PAY-03. */
export type MonthLine = Extract<DueLine, { readonly kind: 'month' }>
