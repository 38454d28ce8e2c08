import { subproducts } from './products'

/** The kinds of loan a customer knows. Source: LOA-01. */
export type SubproductGroup =
  | 'branch-loan'
  | 'personal-loan'
  | 'bind-loan'
  | 'phone-top-up'
  | 'service-payment'
  | 'credit-line-consumption'
  | 'store-purchase'

const codesByGroup: readonly (readonly [SubproductGroup, readonly number[]])[] = [
  ['branch-loan', [6, 8, 25, 57, 65]],
  ['personal-loan', [subproducts.personalLoan, 55, 56, 67]],
  ['bind-loan', [68, 76, 90]],
  ['phone-top-up', [subproducts.phoneTopUp]],
  ['service-payment', [subproducts.servicePayment]],
  ['credit-line-consumption', [94, 95]],
]

/** What a loan is called by its subproduct; any code without a group is a store purchase. Source: LOA-01. */
export function subproductGroup(subproductId: number): SubproductGroup {
  const entry = codesByGroup.find(([, codes]) => codes.includes(subproductId))
  return entry?.[0] ?? 'store-purchase'
}
