import { sumCents, type Cents } from '@/domain/shared/money'

/** The parts that make up the amount of an installment. Source: LOA-16. */
export type AmountComponentKind =
  | 'capital'
  | 'interest'
  | 'vat'
  | 'insurance'
  | 'fee'
  | 'late-interest'
  | 'discount'
  | 'paid'

/** One part of the amount of an installment, as the lender calculates it. Source: LOA-16. */
export interface InstallmentAmountComponent {
  readonly kind: AmountComponentKind
  /** Amount of this part of the installment; negative for a discount or a payment. */
  readonly amount: Cents
  /** The amount on which this part of the installment is calculated. */
  readonly baseAmount?: Cents
  /**
   * The rate with which this part of the installment is calculated, in percent; for interest, percent a
   * year.
   */
  readonly rate?: number
  readonly daysLate?: number
}

/** The amount due of an installment, late interest included, and the parts of that amount. */
export interface ExplainedInstallment {
  readonly number: number
  readonly total: Cents
  readonly components: readonly InstallmentAmountComponent[]
}

/**
 * The installments in a loan's amount due, each with the parts of its amount, and the installment just before
 * the first of them.
 */
export interface AmountExplanation {
  readonly installments: readonly ExplainedInstallment[]
  readonly previousInstallment?: Omit<ExplainedInstallment, 'total'>
}

/**
 * Returns whether the parts of an installment's amount add up exactly to its total. If they do not, the
 * parts are not shown to the customer. Source: LOA-16.
 */
export function componentsAddUpToTotal({ total, components }: ExplainedInstallment): boolean {
  return amountsAddUpToTotal(
    total,
    components.map(({ amount }) => amount),
  )
}

/** Returns whether there is at least one amount in `parts` and all of them add up exactly to `total`. */
export function amountsAddUpToTotal(total: Cents, parts: readonly Cents[]): boolean {
  return parts.length > 0 && sumCents(parts) === total
}
