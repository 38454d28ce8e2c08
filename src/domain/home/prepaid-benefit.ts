import { dayOfMonth, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { serviceTerms } from '@/domain/shared/service-terms'

/** The price of paying everything now, and the sum of the installments that this replaces. */
export interface PrepaidBenefit {
  readonly amount: Cents
  readonly totalInstallments: Cents
}

/** The values that the text about the benefit shows. */
export interface BenefitWording {
  /** Whole percent; 0 if there are no installments to compare with. */
  readonly percent: number
  readonly title: 'percent' | 'plain'
  /** Whether the benefit is valid until the 10th of this month or, once that has passed, of the next. */
  readonly until: 'this-month' | 'next-month'
}

const percentWorthTelling = 10

/** Returns how much the customer saves, in whole percent of the installments. Source: HOM-12. */
export function discountPercent({ amount, totalInstallments }: PrepaidBenefit): number {
  if (totalInstallments <= 0) return 0
  // Multiplies before dividing, so that exactly half a percent is rounded up.
  return Math.round(((totalInstallments - amount) * 100) / totalInstallments)
}

/** Returns the values that the text about the benefit shows today. Source: HOM-12. */
export function benefitWording(benefit: PrepaidBenefit, today: CalendarDate): BenefitWording {
  const percent = discountPercent(benefit)
  return {
    percent,
    title: percent >= percentWorthTelling ? 'percent' : 'plain',
    until: dayOfMonth(today) > serviceTerms.benefitLastDay ? 'next-month' : 'this-month',
  }
}
