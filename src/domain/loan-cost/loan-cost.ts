import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** How a loan is paid off: French, all installments alike; German, the same part of the principal in each. */
export type AmortisationSystem = 'french' | 'german'

/**
 * What a loan costs, as far as the lender tells. Rates are percent a year. `costOfOption` makes it before the loan is
 * made, `costOfLoan` after, and `changedCost` compares them. Source: REV-09, Ley 24.240 art. 36.
 */
export interface LoanCost {
  readonly amountFinanced: Cents
  readonly installmentCount: number
  readonly installmentAmount: Cents
  /** Where the first one is less than the others. */
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

/** A part of the cost that the law wants shown. */
export type CostItem =
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

export type CostValue =
  | { readonly kind: 'money'; readonly amount: Cents }
  | {
      readonly kind: 'installments'
      readonly count: number
      readonly each: Cents
      /** Where it is not like the others. */
      readonly first?: Cents
    }
  | { readonly kind: 'day'; readonly date: CalendarDate }
  | { readonly kind: 'system'; readonly system: AmortisationSystem }
  | { readonly kind: 'rate'; readonly percent: number }
  /** The lender does not tell: the portal says so. */
  | { readonly kind: 'missing' }

export interface CostLine {
  readonly item: CostItem
  readonly value: CostValue
}

const missing: CostValue = { kind: 'missing' }

/**
 * The whole cost before a debt is taken on, the financial total first: every item stands there, and of one that the
 * lender does not give the portal says that it is missing. The portal computes nothing instead. Source: REV-09.
 */
export function wholeCost(cost: LoanCost): readonly CostLine[] {
  return [
    { item: 'cft', value: rate(cost.cft) },
    { item: 'amount-financed', value: money(cost.amountFinanced) },
    { item: 'installments', value: installments(cost) },
    { item: 'first-due-date', value: day(cost.firstDueDate) },
    { item: 'amortisation-system', value: system(cost.amortisationSystem) },
    { item: 'tna', value: rate(cost.tna) },
    { item: 'tea', value: rate(cost.tea) },
    { item: 'interests', value: money(cost.interests) },
    { item: 'outgoings', value: money(cost.outgoings) },
    { item: 'taxes', value: money(cost.taxes) },
    { item: 'amount-to-return', value: money(cost.amountToReturn) },
  ]
}

/** The parts whose value differs from when the customer chose. One that the lender gives only once has not changed. Source: REV-09. */
export function changedCost(chosen: LoanCost, current: LoanCost): readonly CostItem[] {
  const now = wholeCost(current)
  return wholeCost(chosen)
    .filter(({ value }, position) => isOther(value, now[position]?.value ?? missing))
    .map(({ item }) => item)
}

function isOther(one: CostValue, other: CostValue): boolean {
  if (one.kind === 'missing' || other.kind === 'missing') return false
  return JSON.stringify(one) !== JSON.stringify(other)
}

function money(amount: Cents | undefined): CostValue {
  return amount === undefined ? missing : { kind: 'money', amount }
}

function rate(percent: number | undefined): CostValue {
  return percent === undefined ? missing : { kind: 'rate', percent }
}

function day(date: CalendarDate | undefined): CostValue {
  return date === undefined ? missing : { kind: 'day', date }
}

function system(current: AmortisationSystem | undefined): CostValue {
  return current === undefined ? missing : { kind: 'system', system: current }
}

function installments(cost: LoanCost): CostValue {
  const { installmentCount: count, installmentAmount: each, firstInstallmentAmount: first } = cost
  const isOwn = first !== undefined && first !== each
  return { kind: 'installments', count, each, ...(isOwn ? { first } : {}) }
}
