import { dayOfMonth, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'

/** The lender's price for paying all installments now, and the sum of those installments. */
export interface PrepaymentDiscount {
  readonly discountedAmount: Cents
  readonly totalInstallmentAmount: Cents
}

/** The values that fill the text about the discount for paying all installments now. */
export interface PrepaymentDiscountTextValues {
  /**
   * How much the customer saves by paying all installments now, in whole percent of the sum of the
   * installments; 0 if there are no installments.
   */
  readonly percent: number
  readonly title: 'percent' | 'plain'
  /**
   * Until when the discount for paying all installments now is valid: until the 10th of this month or,
   * if that day has passed, until the 10th of the next month.
   */
  readonly lastMonth: 'this-month' | 'next-month'
}

const minPercentInTitle = 10

/**
 * Returns how much the customer saves by paying all installments now, in whole percent of their sum.
 * Source: HOM-12.
 */
export function prepaymentDiscountPercent({
  discountedAmount,
  totalInstallmentAmount,
}: PrepaymentDiscount): number {
  if (totalInstallmentAmount <= 0) return 0
  // Multiplies before dividing, so that exactly half a percent is rounded up.
  return Math.round(((totalInstallmentAmount - discountedAmount) * 100) / totalInstallmentAmount)
}

/**
 * Returns the values that fill the text about the discount for paying all installments now, as of today.
 * Source: HOM-12.
 */
export function prepaymentDiscountTextValues(
  benefit: PrepaymentDiscount,
  today: CalendarDate,
): PrepaymentDiscountTextValues {
  const percent = prepaymentDiscountPercent(benefit)
  return {
    percent,
    title: percent >= minPercentInTitle ? 'percent' : 'plain',
    lastMonth: dayOfMonth(today) > lenderServiceRules.prepaymentDiscountLastDay ? 'next-month' : 'this-month',
  }
}
