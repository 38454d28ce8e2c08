import type { CalendarDate } from '@/domain/shared/calendar-date'
import { cents, subtractCents, sumCents, type Cents } from '@/domain/shared/money'

/** The parts that make up the amount of an installment. Source: LOA-16. */
export type ComponentKind =
  | 'capital'
  | 'interest'
  | 'vat'
  | 'insurance'
  | 'fee'
  | 'late-interest'
  | 'discount'
  | 'paid'

/** One part of the amount of an installment, as the lender calculates it. Source: LOA-16. */
export interface AmountComponent {
  readonly kind: ComponentKind
  /** Negative for a discount or a payment. */
  readonly amount: Cents
  /** The amount on which it is calculated. */
  readonly base?: Cents
  /** In percent; a year's for interest. */
  readonly rate?: number
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  readonly days?: number
}

/** The amount due of an installment, late interest included, and its parts. */
export interface ExplainedInstallment {
  readonly number: number
  readonly total: Cents
  readonly components: readonly AmountComponent[]
}

/** The due installments of a loan with their parts, and the installment before the first of them. */
export interface AmountExplanation {
  readonly installments: readonly ExplainedInstallment[]
  readonly previous?: Omit<ExplainedInstallment, 'total'>
}

/** Returns whether the parts add up to the total, to the cent. Otherwise they are not shown. Source: LOA-16. */
export function componentsAddUp({ total, components }: ExplainedInstallment): boolean {
  return amountsAddUpTo(
    total,
    components.map(({ amount }) => amount),
  )
}

/** Returns whether there are parts and they make the total, to the cent. */
export function amountsAddUpTo(total: Cents, parts: readonly Cents[]): boolean {
  return parts.length > 0 && sumCents(parts) === total
}

/** How much more or less a kind of part is than in an earlier installment. */
export interface ComponentChange {
  readonly kind: ComponentKind
  /** Positive if it is more now. */
  readonly difference: Cents
}

const comparedKinds: readonly ComponentKind[] = [
  'capital',
  'interest',
  'vat',
  'insurance',
  'fee',
  'late-interest',
  'discount',
]

/**
 * Returns what changed from an earlier installment, kind by kind. What was paid is left out, because it changes
 * nothing about the price. Source: LOA-16.
 */
export function componentChangesBetween(
  earlier: readonly AmountComponent[],
  later: readonly AmountComponent[],
): readonly ComponentChange[] {
  return comparedKinds
    .map((kind) => ({ kind, difference: subtractCents(sumOf(kind, later), sumOf(kind, earlier)) }))
    .filter(({ difference }) => difference !== 0)
}

/** Returns the installment with which one of the explained is compared. Source: LOA-16. */
export function installmentToCompareWith(
  { installments, previous }: AmountExplanation,
  { number }: ExplainedInstallment,
): Omit<ExplainedInstallment, 'total'> | undefined {
  const known = previous ? [previous, ...installments] : installments
  return known.find((each) => each.number === number - 1)
}

function sumOf(kind: ComponentKind, components: readonly AmountComponent[]): Cents {
  const found = components.filter((component) => component.kind === kind)
  return found.length === 0 ? cents(0) : sumCents(found.map(({ amount }) => amount))
}
