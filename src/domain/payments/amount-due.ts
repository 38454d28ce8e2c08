import type { Cents } from '@/domain/shared/money'
import type { CalendarDate } from '@/domain/shared/calendar-date'

/** An item of the amount due: an installment of a loan, or a month of the revolving line. Source: PAY-03. */
export type DueItem =
  | {
      readonly kind: 'installment'
      readonly number: number
      readonly amount: Cents
      /** Interest for late payment, due in addition to `amount`. */
      readonly punitiveAmount: Cents
      readonly dueDate?: CalendarDate
      /** What has already been paid of the installment. Present only if it is partly paid. Source: LOA-15. */
      readonly paidAmount?: Cents
      /**
       * Present if the lender gives the parts of the installment's amount and they add up to it.
       * Source: LOA-16.
       */
      readonly isExplained?: true
    }
  | { readonly kind: 'month'; readonly month: string; readonly amount: Cents; readonly punitiveAmount: Cents }

/** Returns whether the lender gives the parts of the amount of every item. Source: LOA-16. */
export function areAllDueItemsExplained(items: readonly DueItem[]): boolean {
  return items.length > 0 && items.every((item) => item.kind === 'installment' && item.isExplained === true)
}

/** An item of the amount due that is a month of the credit line, not an installment of a loan. Source: PAY-03. */
export type CreditLineMonthItem = Extract<DueItem, { readonly kind: 'month' }>
