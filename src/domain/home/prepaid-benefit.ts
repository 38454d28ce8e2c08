import { dayOfMonth, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { serviceTerms } from '@/domain/shared/service-terms'

/** What paying everything now costs, beside the installments that it replaces. */
export interface PrepaidBenefit {
  readonly amount: Cents
  readonly totalInstallments: Cents
}

/** How the benefit is shown. */
export interface BenefitWording {
  /** Whole percent; 0 when there is nothing to compare with. */
  readonly percent: number
  readonly title: 'percent' | 'plain'
  /** A benefit is good until the 10th: of this month, or once that is past of the next. */
  readonly until: 'this-month' | 'next-month'
}

const percentWorthTelling = 10

/** How much is saved, in whole percent of the installments. Source: HOM-12. */
export function discountPercent({ amount, totalInstallments }: PrepaidBenefit): number {
  if (totalInstallments <= 0) return 0
  // Divided last: half a percent is half a percent, not a little less.
  return Math.round(((totalInstallments - amount) * 100) / totalInstallments)
}

/** How the benefit is shown today. Source: HOM-12. */
export function benefitWording(benefit: PrepaidBenefit, today: CalendarDate): BenefitWording {
  const percent = discountPercent(benefit)
  return {
    percent,
    title: percent >= percentWorthTelling ? 'percent' : 'plain',
    until: dayOfMonth(today) > serviceTerms.benefitLastDay ? 'next-month' : 'this-month',
  }
}
