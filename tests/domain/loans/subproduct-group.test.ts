import { describe, expect, it } from 'vitest'
import { subproductGroup } from '@/domain/loans/subproduct-group'

describe('the group of a loan', () => {
  it.each([
    { group: 'branch-loan', codes: [6, 8, 25, 57, 65] },
    { group: 'personal-loan', codes: [38, 55, 56, 67] },
    { group: 'bind-loan', codes: [68, 76, 90] },
    { group: 'phone-top-up', codes: [69] },
    { group: 'service-payment', codes: [91] },
    { group: 'credit-line-consumption', codes: [94, 95] },
    { group: 'store-purchase', codes: [0, 1, 7, 46, 66, 92, 93, 97, 9999] },
  ])('is $group for $codes', ({ group, codes }) => {
    expect(codes.map(subproductGroup)).toEqual(codes.map(() => group))
  })
})
