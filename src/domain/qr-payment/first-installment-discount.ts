import type { RepaymentPlan } from '@/domain/loan-cost/repayment-plan'
import type { Cents } from '@/domain/shared/money'

/** A discount on the first installment of a repayment plan. Source: QRP-06. */
export interface FirstInstallmentDiscount {
  /** The discount on the first installment in percent; 100 makes it free, unless `maxAmount` limits it. */
  readonly percent: number
  readonly isFull: boolean
  /** Amount of the first installment after the discount; missing if the lender does not say. */
  readonly firstInstallmentAmount?: Cents | undefined
  /** Maximum amount of the discount; missing if the lender does not say. */
  readonly maxAmount?: Cents | undefined
}

/**
 * Returns the discount on the first installment of a repayment plan, or undefined if the plan has none.
 * The lender gives the discount as a fraction from 0 to 1; the result is in percent. Source: QRP-06.
 */
export function firstInstallmentDiscount({
  firstInstallmentDiscount: fraction = 0,
  firstInstallmentAmount,
  maxDiscountAmount,
}: Pick<RepaymentPlan, 'firstInstallmentDiscount' | 'firstInstallmentAmount' | 'maxDiscountAmount'>):
  | FirstInstallmentDiscount
  | undefined {
  if (fraction <= 0) return undefined
  return {
    // Rounded to hundredths of a percent: 0.29 times 100 is 28.999999999999996.
    percent: Math.round(fraction * 10_000) / 100,
    isFull: fraction >= 1,
    firstInstallmentAmount,
    maxAmount: maxDiscountAmount,
  }
}

/**
 * Returns the discount on the first installment that the screen announces: the discount of the chosen
 * repayment plan or, before the customer chooses a plan, the largest discount of all plans. Undefined if
 * there is none. Source: QRP-06.
 */
export function firstInstallmentDiscountToShow(
  options: readonly RepaymentPlan[],
  chosen: RepaymentPlan | undefined,
): FirstInstallmentDiscount | undefined {
  const discounts = (chosen ? [chosen] : options).map(firstInstallmentDiscount)
  return discounts.reduce(
    (largest: FirstInstallmentDiscount | undefined, each) =>
      each && (!largest || each.percent > largest.percent) ? each : largest,
    undefined,
  )
}
