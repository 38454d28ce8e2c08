import { cents, subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import type {
  AmountComponentKind,
  AmountExplanation,
  ExplainedInstallment,
  InstallmentAmountComponent,
} from './amount-explanation'

/**
 * How much one kind of part of an installment's amount (such as its interest) differs from the same part of
 * the installment before it.
 */
export interface AmountComponentChange {
  readonly kind: AmountComponentKind
  /**
   * The part's amount in this installment minus its amount in the installment before, in cents: positive
   * if this installment's is higher.
   */
  readonly amountDifference: Cents
}

const comparedKinds: readonly AmountComponentKind[] = [
  'capital',
  'interest',
  'vat',
  'insurance',
  'fee',
  'late-interest',
  'discount',
]

/**
 * Returns by how much each kind of part of an installment's amount differs from the same part of an
 * earlier installment. Parts without a difference are left out, and so are payments, because they do not
 * change the price. Source: LOA-16.
 */
export function amountComponentChanges(
  earlier: readonly InstallmentAmountComponent[],
  later: readonly InstallmentAmountComponent[],
): readonly AmountComponentChange[] {
  return comparedKinds
    .map((kind) => ({
      kind,
      amountDifference: subtractCents(sumOfKind(kind, later), sumOfKind(kind, earlier)),
    }))
    .filter(({ amountDifference }) => amountDifference !== 0)
}

/**
 * Returns the installment with which the portal compares the given one: the installment just before it.
 * Undefined if the lender does not give it. Source: LOA-16.
 */
export function previousInstallmentToCompare(
  { installments, previousInstallment }: AmountExplanation,
  { number }: ExplainedInstallment,
): Omit<ExplainedInstallment, 'total'> | undefined {
  const known = previousInstallment ? [previousInstallment, ...installments] : installments
  return known.find((each) => each.number === number - 1)
}

function sumOfKind(kind: AmountComponentKind, components: readonly InstallmentAmountComponent[]): Cents {
  const found = components.filter((component) => component.kind === kind)
  return found.length === 0 ? cents(0) : sumCents(found.map(({ amount }) => amount))
}
