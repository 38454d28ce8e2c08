import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { AmortisationSystem, LoanCost } from './loan-cost'

/** A way to pay a loan back, as the lender offers it for an amount. Source: 2§3. */
export interface InstallmentOption {
  readonly count: number
  readonly amount: Cents
  /** The lender's name of the plan. */
  readonly lineId: string
  readonly firstDueDate?: CalendarDate
  readonly firstInstallmentAmount?: Cents
  /** A fraction, where 1 is all of it. Source: QRP-06. */
  readonly firstInstallmentDiscount?: number
  readonly maxDiscountAmount?: Cents
  readonly interests?: Cents
  readonly taxes?: Cents
  readonly outgoings?: Cents
  readonly amountToReturn?: Cents
  /** Percent a year. */
  readonly cft?: number
  readonly tna?: number
  readonly tea?: number
  readonly amortisationSystem?: AmortisationSystem
}

/** What it costs to pay that amount back in that way. Source: REV-09. */
export function costOfOption(amountFinanced: Cents, option: InstallmentOption): LoanCost {
  const {
    count,
    amount,
    lineId: _lineId,
    firstInstallmentDiscount: _discount,
    maxDiscountAmount: _most,
    ...terms
  } = option
  return { ...terms, amountFinanced, installmentCount: count, installmentAmount: amount }
}

/** What the lender tells of a loan once it is made. */
export type CostDetail = Omit<LoanCost, 'amountFinanced' | 'installmentCount' | 'installmentAmount'> & {
  readonly amountFinanced?: Cents
}

/** What that very loan costs: the lender's word of it, and of the rest what was chosen. Source: REV-04, REV-09. */
export function costOfLoan(amount: Cents, option: InstallmentOption, detail: CostDetail): LoanCost {
  const { firstInstallmentAmount } = option
  return {
    amountFinanced: amount,
    installmentCount: option.count,
    installmentAmount: option.amount,
    ...(firstInstallmentAmount === undefined ? {} : { firstInstallmentAmount }),
    ...(option.firstDueDate === undefined ? {} : { firstDueDate: option.firstDueDate }),
    ...(option.amortisationSystem === undefined ? {} : { amortisationSystem: option.amortisationSystem }),
    ...detail,
  }
}
