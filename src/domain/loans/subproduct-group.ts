import { subproductNumbers } from './products'

/** The kinds of loan, by the names that customers know. Source: LOA-01. */
export type SubproductGroup =
  | 'branch-loan'
  | 'personal-loan'
  | 'bind-loan'
  | 'phone-top-up'
  | 'service-payment'
  | 'credit-line-consumption'
  | 'store-purchase'

const subproductNumbersByGroup: readonly (readonly [SubproductGroup, readonly number[]])[] = [
  ['branch-loan', [6, 8, 25, 57, 65]],
  ['personal-loan', [subproductNumbers.personalLoan, 55, 56, 67]],
  ['bind-loan', [68, 76, 90]],
  ['phone-top-up', [subproductNumbers.phoneTopUp]],
  ['service-payment', [subproductNumbers.servicePayment]],
  ['credit-line-consumption', [94, 95]],
]

/**
 * Returns the kind of a loan by its subproduct number. A loan with an unknown number counts as a store
 * purchase. Source: LOA-01.
 */
export function subproductGroup(subproductId: number): SubproductGroup {
  const entry = subproductNumbersByGroup.find(([, codes]) => codes.includes(subproductId))
  return entry?.[0] ?? 'store-purchase'
}
