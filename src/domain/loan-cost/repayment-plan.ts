import type { CalendarDate } from '@/domain/shared/calendar-date'
import { subtractCents, type Cents } from '@/domain/shared/money'
import type { AmortisationSystem, LoanCost } from './loan-cost'

/** A repayment plan that the lender offers for an amount that the customer borrows. Source: 2§3. */
export interface RepaymentPlan {
  readonly count: number
  readonly amount: Cents
  /** The lender's id of the repayment plan. */
  readonly lineId: string
  readonly firstDueDate?: CalendarDate
  readonly firstInstallmentAmount?: Cents
  /** The discount on the first installment, as a fraction from 0 to 1. Source: QRP-06. */
  readonly firstInstallmentDiscount?: number
  readonly maxDiscountAmount?: Cents
  readonly interests?: Cents
  readonly taxes?: Cents
  readonly outgoings?: Cents
  readonly amountToReturn?: Cents
  /** Total financial cost (CFT), percent a year. */
  readonly cft?: number
  readonly tna?: number
  readonly tea?: number
  readonly amortisationSystem?: AmortisationSystem
}

/**
 * Returns the repayment plans sorted by number of installments, the highest first. Plans with the same
 * number of installments are in the reverse of the lender's order. Source: REF-05.
 */
export function plansLongestFirst(options: readonly RepaymentPlan[]): readonly RepaymentPlan[] {
  return [...options].reverse().sort((one, other) => other.count - one.count)
}

/** Returns how much less the first installment is because of a discount; nothing without a discount. */
function firstInstallmentDiscountAmount({
  amount,
  firstInstallmentAmount: first,
  firstInstallmentDiscount: discount = 0,
}: RepaymentPlan): Pick<LoanCost, 'firstInstallmentDiscountAmount'> {
  const isReduced = discount > 0 && first !== undefined && first < amount
  return isReduced ? { firstInstallmentDiscountAmount: subtractCents(amount, first) } : {}
}

/** Returns the cost of repaying `amountFinanced` with this repayment plan. Source: REV-09. */
export function costOfPlan(amountFinanced: Cents, option: RepaymentPlan): LoanCost {
  const {
    count: installmentCount,
    amount,
    lineId: _lineId,
    firstInstallmentDiscount: _discount,
    maxDiscountAmount: _most,
    ...terms
  } = option
  return {
    ...terms,
    amountFinanced,
    installmentCount,
    installmentAmount: amount,
    ...firstInstallmentDiscountAmount(option),
  }
}

/** The cost of a loan that the lender has created, as the lender gives it. */
export type CreatedLoanCost = Omit<LoanCost, 'amountFinanced' | 'installmentCount' | 'installmentAmount'> & {
  readonly amountFinanced?: Cents
}

/**
 * Returns the cost of a loan that the lender has created. Rates, interest and the total to return come only
 * from the lender (`detail`). The installments come from the chosen repayment plan. The first due date and
 * the amortisation system come from the plan only if the lender does not give them. Source: REV-04, REV-09.
 */
export function costOfCreatedLoan(amount: Cents, option: RepaymentPlan, detail: CreatedLoanCost): LoanCost {
  const { firstInstallmentAmount } = option
  return {
    amountFinanced: amount,
    installmentCount: option.count,
    installmentAmount: option.amount,
    ...(firstInstallmentAmount === undefined ? {} : { firstInstallmentAmount }),
    ...firstInstallmentDiscountAmount(option),
    ...(option.firstDueDate === undefined ? {} : { firstDueDate: option.firstDueDate }),
    ...(option.amortisationSystem === undefined ? {} : { amortisationSystem: option.amortisationSystem }),
    ...detail,
  }
}
