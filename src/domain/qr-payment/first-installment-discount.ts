import type { InstallmentOption } from '@/domain/loan-cost/installment-option'
import type { Cents } from '@/domain/shared/money'

/** What is taken off the first installment. Source: QRP-06. */
export interface FirstInstallmentDiscount {
  /** Of 100; all of it is full. */
  readonly percent: number
  readonly isFull: boolean
  /** What is left to pay of it, where the lender says. */
  readonly firstInstallment?: Cents
  /** The most that is taken off, where the lender says. */
  readonly most?: Cents
}

/** The discount of a plan, where it has one: a fraction, of which 1 is all. Source: QRP-06. */
export function firstInstallmentDiscount({
  firstInstallmentDiscount: fraction = 0,
  firstInstallmentAmount,
  maxDiscountAmount,
}: Pick<InstallmentOption, 'firstInstallmentDiscount' | 'firstInstallmentAmount' | 'maxDiscountAmount'>):
  | FirstInstallmentDiscount
  | undefined {
  if (fraction <= 0) return undefined
  return {
    // Hundredths of a percent: 0.29 times 100 is 28.999999999999996.
    percent: Math.round(fraction * 10_000) / 100,
    isFull: fraction >= 1,
    ...(firstInstallmentAmount === undefined ? {} : { firstInstallment: firstInstallmentAmount }),
    ...(maxDiscountAmount === undefined ? {} : { most: maxDiscountAmount }),
  }
}
