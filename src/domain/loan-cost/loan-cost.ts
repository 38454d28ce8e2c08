import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/**
 * How a loan is repaid. `french`: all installments are equal. `german`: all installments contain an
 * equal part of the principal.
 */
export type AmortisationSystem = 'french' | 'german'

/**
 * The cost of a loan as far as the lender gives it. Rates are percent a year. `costOfPlan` returns this
 * cost before the loan is created, `costOfCreatedLoan` afterwards, and `changedCostItems` compares the
 * two. Source: REV-09, Ley 24.240 art. 36.
 */
export interface LoanCost {
  readonly amountFinanced: Cents
  readonly installmentCount: number
  readonly installmentAmount: Cents
  /** Amount of the first installment, if the lender gives it; it may equal the others. */
  readonly firstInstallmentAmount?: Cents
  /**
   * How much less than the others the first installment is, because of a discount that the lender gives on
   * it. Missing without a discount, or if the lender does not give the amount of the first installment.
   */
  readonly firstInstallmentDiscountAmount?: Cents
  readonly firstDueDate?: CalendarDate
  readonly amortisationSystem?: AmortisationSystem
  readonly tna?: number
  readonly tea?: number
  readonly cft?: number
  readonly interests?: Cents
  readonly outgoings?: Cents
  readonly taxes?: Cents
  readonly amountToReturn?: Cents
}

/** An item of a loan's cost (such as its rate or its total) that the law requires the portal to show. */
export type CostItemKind =
  | 'cft'
  | 'amount-financed'
  | 'installments'
  | 'first-due-date'
  | 'amortisation-system'
  | 'tna'
  | 'tea'
  | 'interests'
  | 'outgoings'
  | 'taxes'
  | 'first-installment-discount'
  | 'amount-to-return'

export type CostItemValue =
  | { readonly kind: 'money'; readonly amount: Cents }
  | {
      readonly kind: 'installments'
      readonly count: number
      readonly each: Cents
      /** Amount of the first installment; present if it differs from the others. */
      readonly first?: Cents
    }
  | { readonly kind: 'day'; readonly date: CalendarDate }
  | { readonly kind: 'system'; readonly system: AmortisationSystem }
  | { readonly kind: 'rate'; readonly percent: number }
  /**
   * Value of an item of the cost that the lender does not give. The portal tells the customer that it is
   * missing.
   */
  | { readonly kind: 'missing' }

export interface CostItem {
  readonly kind: CostItemKind
  readonly value: CostItemValue
}

const missingCostItemValue: CostItemValue = { kind: 'missing' }

/**
 * Returns every item of a loan's cost that the customer sees before they agree to the loan: first the total
 * financial cost, then the total to repay, then the rest. Items that the lender does not give are marked as
 * missing; the portal does not calculate them. A discount on the first installment is the last item, and only
 * there if the loan has one: without it, the parts would add up to more than the total. Source: REV-09,
 * REV-11.
 */
export function costItems(cost: LoanCost): readonly CostItem[] {
  return [
    { kind: 'cft', value: toRateCostItemValue(cost.cft) },
    { kind: 'amount-to-return', value: toMoneyCostItemValue(cost.amountToReturn) },
    { kind: 'amount-financed', value: toMoneyCostItemValue(cost.amountFinanced) },
    { kind: 'installments', value: toInstallmentsCostItemValue(cost) },
    { kind: 'first-due-date', value: toDateCostItemValue(cost.firstDueDate) },
    { kind: 'amortisation-system', value: toAmortisationSystemCostItemValue(cost.amortisationSystem) },
    { kind: 'tna', value: toRateCostItemValue(cost.tna) },
    { kind: 'tea', value: toRateCostItemValue(cost.tea) },
    { kind: 'interests', value: toMoneyCostItemValue(cost.interests) },
    { kind: 'outgoings', value: toMoneyCostItemValue(cost.outgoings) },
    { kind: 'taxes', value: toMoneyCostItemValue(cost.taxes) },
    ...(cost.firstInstallmentDiscountAmount === undefined
      ? []
      : [
          {
            kind: 'first-installment-discount' as const,
            value: toMoneyCostItemValue(cost.firstInstallmentDiscountAmount),
          },
        ]),
  ]
}

/**
 * Returns the items of a loan's cost that differ from those that the customer saw when they chose the
 * loan. An item that is missing in either of the two costs counts as unchanged. Source: REV-09.
 */
export function changedCostItems(chosen: LoanCost, current: LoanCost): readonly CostItemKind[] {
  const now = costItems(current)
  return costItems(chosen)
    .filter(({ value }, position) => isValueChanged(value, now[position]?.value ?? missingCostItemValue))
    .map(({ kind }) => kind)
}

function isValueChanged(one: CostItemValue, other: CostItemValue): boolean {
  if (one.kind === 'missing' || other.kind === 'missing') return false
  return JSON.stringify(one) !== JSON.stringify(other)
}

function toMoneyCostItemValue(amount: Cents | undefined): CostItemValue {
  return amount === undefined ? missingCostItemValue : { kind: 'money', amount }
}

function toRateCostItemValue(percent: number | undefined): CostItemValue {
  return percent === undefined ? missingCostItemValue : { kind: 'rate', percent }
}

function toDateCostItemValue(date: CalendarDate | undefined): CostItemValue {
  return date === undefined ? missingCostItemValue : { kind: 'day', date }
}

function toAmortisationSystemCostItemValue(current: AmortisationSystem | undefined): CostItemValue {
  return current === undefined ? missingCostItemValue : { kind: 'system', system: current }
}

function toInstallmentsCostItemValue(cost: LoanCost): CostItemValue {
  const { installmentCount, installmentAmount: each, firstInstallmentAmount: first } = cost
  const differing = differingFirstInstallmentAmount(each, first)
  return {
    kind: 'installments',
    count: installmentCount,
    each,
    ...(differing === undefined ? {} : { first: differing }),
  }
}

/** Returns the amount of the first installment if it differs from the others; undefined otherwise. */
export function differingFirstInstallmentAmount(each: Cents, first: Cents | undefined): Cents | undefined {
  return first === each ? undefined : first
}
