import { expect, it } from 'vitest'
import { isBatchPaymentOffered } from '@/domain/payments/batch-offer'

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('paying in one go is offered for %i payable loans: %s', (count, isOffered) => {
  expect(isBatchPaymentOffered(count)).toBe(isOffered)
})
