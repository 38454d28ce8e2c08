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

const missing: CostItemValue = { kind: 'missing' }

/**
 * Returns every item of a loan's cost that the customer sees before they agree to the loan: first the
 * total financial cost, then the total to repay, then the rest. Items that the lender does not give are
 * marked as missing; the portal does not calculate them. Source: REV-09, REV-11.
 */
export function costItems(cost: LoanCost): readonly CostItem[] {
  return [
    { item: 'cft', value: rate(cost.cft) },
    { item: 'amount-to-return', value: money(cost.amountToReturn) },
    { item: 'amount-financed', value: money(cost.amountFinanced) },
    { item: 'installments', value: installments(cost) },
    { item: 'first-due-date', value: day(cost.firstDueDate) },
    { item: 'amortisation-system', value: system(cost.amortisationSystem) },
    { item: 'tna', value: rate(cost.tna) },
    { item: 'tea', value: rate(cost.tea) },
    { item: 'interests', value: money(cost.interests) },
    { item: 'outgoings', value: money(cost.outgoings) },
    { item: 'taxes', value: money(cost.taxes) },
  ]
}

/**
 * Returns the items of a loan's cost that differ from those that the customer saw when they chose the
 * loan. An item that is missing in either of the two costs counts as unchanged. Source: REV-09.
 */
export function changedCostItems(chosen: LoanCost, current: LoanCost): readonly CostItemKind[] {
  const now = costItems(current)
  return costItems(chosen)
    .filter(({ value }, position) => isOther(value, now[position]?.value ?? missing))
    .map(({ item }) => item)
}

function isOther(one: CostItemValue, other: CostItemValue): boolean {
  if (one.kind === 'missing' || other.kind === 'missing') return false
  return JSON.stringify(one) !== JSON.stringify(other)
}

function money(amount: Cents | undefined): CostItemValue {
  return amount === undefined ? missing : { kind: 'money', amount }
}

function rate(percent: number | undefined): CostItemValue {
  return percent === undefined ? missing : { kind: 'rate', percent }
}

function day(date: CalendarDate | undefined): CostItemValue {
  return date === undefined ? missing : { kind: 'day', date }
}

function system(current: AmortisationSystem | undefined): CostItemValue {
  return current === undefined ? missing : { kind: 'system', system: current }
}

function installments(cost: LoanCost): CostItemValue {
  const { installmentCount: count, installmentAmount: each, firstInstallmentAmount: first } = cost
  const isOwn = first !== undefined && first !== each
  return { kind: 'installments', count, each, ...(isOwn ? { first } : {}) }
}
