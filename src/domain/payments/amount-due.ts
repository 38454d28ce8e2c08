import type { Cents } from '@/domain/shared/money'
import type { CalendarDate } from '@/domain/shared/calendar-date'

/** An item of the amount due: an installment of a loan, or a month of the revolving line. Source: PAY-03. */
export type DueItem =
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

/** Returns whether the lender explains every item. Source: LOA-16. */
export function areAllItemsExplained(items: readonly DueItem[]): boolean {
  return items.length > 0 && items.every((item) => item.kind === 'installment' && item.isExplained === true)
}

/** A month of the revolving line. Source: PAY-03. */
export type MonthItem = Extract<DueItem, { readonly kind: 'month' }>
