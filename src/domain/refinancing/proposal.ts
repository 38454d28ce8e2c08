import { sumCents, type Cents } from '@/domain/shared/money'

/** The amounts of the refinancing that the lender offers to a customer. Source: REF-03, REF-11. */
export interface RefinancingProposal {
  readonly customerName: string
  /** The amount of the new loan that replaces the customer's debt. */
  readonly refinancingAmount: Cents
  /** The part of the old debt that the customer pays today by card. */
  readonly debtAmount: Cents
}

/**
 * Returns the customer's whole debt in a refinancing: the amount of the new loan plus the part of the
 * debt that the customer pays today. Source: REF-03.
 */
export function totalDebtOfProposal({ refinancingAmount, debtAmount }: RefinancingProposal): Cents {
  return sumCents([refinancingAmount, debtAmount])
}

/**
 * Returns whether both amounts of a refinancing proposal are over 0. If one is not, there is nothing to
 * refinance or nothing to pay today. Source: REF-02, PAY-23.
 */
export function isProposalPayable({ refinancingAmount, debtAmount }: RefinancingProposal): boolean {
  return refinancingAmount > 0 && debtAmount > 0
}

/**
 * Returns whether two refinancing proposals have the same amounts. With this, the portal checks that the
 * proposal has not changed since the customer agreed to it. Source: REF-11.
 */
export function isSameProposal(one: RefinancingProposal, other: RefinancingProposal): boolean {
  return one.refinancingAmount === other.refinancingAmount && one.debtAmount === other.debtAmount
}
