import { sumCents, type Cents } from '@/domain/shared/money'

/** What the lender offers to refinance to a customer, by the lender's own word. Source: REF-03, REF-11. */
export interface RefinancingProposal {
  readonly customerName: string
  /** What becomes a new loan. */
  readonly refinancingAmount: Cents
  /** The part of the old debt that is paid today, with a card. */
  readonly debtAmount: Cents
}

/** All that the customer owes. Source: REF-03. */
export function totalAmount({ refinancingAmount, debtAmount }: RefinancingProposal): Cents {
  return sumCents([refinancingAmount, debtAmount])
}

/** Whether there is something to refinance and something to pay: nothing is never sent. Source: REF-02, PAY-23. */
export function canBeTaken({ refinancingAmount, debtAmount }: RefinancingProposal): boolean {
  return refinancingAmount > 0 && debtAmount > 0
}

/** Whether the lender still says what the customer agreed to. Source: REF-11. */
export function isSameProposal(one: RefinancingProposal, other: RefinancingProposal): boolean {
  return one.refinancingAmount === other.refinancingAmount && one.debtAmount === other.debtAmount
}
