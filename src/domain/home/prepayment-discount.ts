import type { CalendarDate } from '@/domain/shared/calendar-date'
import { dayOfMonth } from '@/domain/shared/calendar-date-parts'
import type { Cents } from '@/domain/shared/money'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'

/** The lender's price for paying all installments now, and the sum of those installments. */
export interface PrepaymentDiscount {
  readonly priceWithDiscount: Cents
  readonly totalInstallmentAmount: Cents
}

/** The values that fill the text about the discount for paying all installments now. */
export interface PrepaymentDiscountTextValues {
  /**
   * How much the customer saves by paying all installments now, in whole percent of the sum of the
   * installments; 0 if there are no installments.
   */
  readonly percent: number
  readonly titleKind: 'percent' | 'plain'
  /**
   * The month in which the discount for paying all installments now ends: this month up to its last discount
   * day (the 10th), afterwards the next month.
   */
  readonly lastValidMonth: 'this-month' | 'next-month'
}

const minDiscountPercentInTitle = 10

/**
 * Returns how much the customer saves by paying all installments now, in whole percent of their sum.
 * Source: HOM-12.
 */
export function prepaymentDiscountPercent({
  priceWithDiscount,
  totalInstallmentAmount,
}: PrepaymentDiscount): number {
  if (totalInstallmentAmount <= 0) return 0
  // Multiplies before dividing, so that exactly half a percent is rounded up.
  return Math.round(((totalInstallmentAmount - priceWithDiscount) * 100) / totalInstallmentAmount)
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
    titleKind: percent >= minDiscountPercentInTitle ? 'percent' : 'plain',
    lastValidMonth:
      dayOfMonth(today) > lenderServiceRules.lastPrepaymentDiscountDayOfMonth ? 'next-month' : 'this-month',
  }
}
