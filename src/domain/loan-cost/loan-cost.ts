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
  readonly item: CostItemKind
  readonly value: CostItemValue
}

const missingValue: CostItemValue = { kind: 'missing' }

/**
 * Returns every item of a loan's cost that the customer sees before they agree to the loan: first the total
 * financial cost, then the total to repay, then the rest. Items that the lender does not give are marked as
 * missing; the portal does not calculate them. A discount on the first installment is the last item, and only
 * there if the loan has one: without it, the parts would add up to more than the total. Source: REV-09,
 * REV-11.
 */
export function costItems(cost: LoanCost): readonly CostItem[] {
  return [
    { item: 'cft', value: rateValue(cost.cft) },
    { item: 'amount-to-return', value: moneyValue(cost.amountToReturn) },
    { item: 'amount-financed', value: moneyValue(cost.amountFinanced) },
    { item: 'installments', value: installmentsValue(cost) },
    { item: 'first-due-date', value: dayValue(cost.firstDueDate) },
    { item: 'amortisation-system', value: amortisationSystemValue(cost.amortisationSystem) },
    { item: 'tna', value: rateValue(cost.tna) },
    { item: 'tea', value: rateValue(cost.tea) },
    { item: 'interests', value: moneyValue(cost.interests) },
    { item: 'outgoings', value: moneyValue(cost.outgoings) },
    { item: 'taxes', value: moneyValue(cost.taxes) },
    ...(cost.firstInstallmentDiscountAmount === undefined
      ? []
      : [
          {
            item: 'first-installment-discount' as const,
            value: moneyValue(cost.firstInstallmentDiscountAmount),
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
    .filter(({ value }, position) => isValueChanged(value, now[position]?.value ?? missingValue))
    .map(({ item }) => item)
}

function isValueChanged(one: CostItemValue, other: CostItemValue): boolean {
  if (one.kind === 'missing' || other.kind === 'missing') return false
  return JSON.stringify(one) !== JSON.stringify(other)
}

function moneyValue(amount: Cents | undefined): CostItemValue {
  return amount === undefined ? missingValue : { kind: 'money', amount }
}

function rateValue(percent: number | undefined): CostItemValue {
  return percent === undefined ? missingValue : { kind: 'rate', percent }
}

function dayValue(date: CalendarDate | undefined): CostItemValue {
  return date === undefined ? missingValue : { kind: 'day', date }
}

function amortisationSystemValue(current: AmortisationSystem | undefined): CostItemValue {
  return current === undefined ? missingValue : { kind: 'system', system: current }
}

function installmentsValue(cost: LoanCost): CostItemValue {
  const { installmentCount, installmentAmount: each, firstInstallmentAmount: first } = cost
  const differing = differingFirstInstallment(each, first)
  return {
    kind: 'installments',
    count: installmentCount,
    each,
    ...(differing === undefined ? {} : { first: differing }),
  }
}

/** Returns the amount of the first installment if it differs from the others; undefined otherwise. */
export function differingFirstInstallment(each: Cents, first: Cents | undefined): Cents | undefined {
  return first === each ? undefined : first
}
