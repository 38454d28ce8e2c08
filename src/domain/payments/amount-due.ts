import type { Cents } from '@/domain/shared/money'
import type { CalendarDate } from '@/domain/shared/calendar-date'

/**
 * One of the items that make up the amount due: an installment of a loan, or a month of the credit line.
 * Source: PAY-03.
 */
export type DueItem =
  | {
      readonly kind: 'installment'
      readonly number: number
      readonly amount: Cents
      /** Interest for late payment of this item, due in addition to `amount`. */
      readonly punitiveAmount: Cents
      readonly dueDate?: CalendarDate
      /**
       * What has already been paid of the installment. Present only if the installment is partly paid.
       * Source: LOA-15.
       */
      readonly paidAmount?: Cents
      /**
       * Present if the lender gives the parts of which this item's amount consists, and these add up to
       * `amount` plus `punitiveAmount`. Source: LOA-16.
       */
      readonly isExplained?: true
    }
  | { readonly kind: 'month'; readonly month: string; readonly amount: Cents; readonly punitiveAmount: Cents }

/**
 * Returns whether the lender explains the amount of every given item, that is, gives its parts. False if
 * there are no items. Source: LOA-16.
 */
export function areAllDueItemsExplained(items: readonly DueItem[]): boolean {
  return items.length > 0 && items.every((item) => item.kind === 'installment' && item.isExplained === true)
}

/** An item of the amount due that is a month of the credit line, not an installment. Source: PAY-03. */
export type CreditLineMonthItem = Extract<DueItem, { readonly kind: 'month' }>
